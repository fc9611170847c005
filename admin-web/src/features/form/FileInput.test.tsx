import { expect, jest, test } from '@jest/globals';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { Field } from '@naga/ui/Field';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FileInput, type FileInputProps } from './FileInput.js';

const show = (props: FileInputProps = {}) =>
  render(
    <LanguageProvider language="en" messages={{}}>
      <Field label="Feed">{(wiring) => <FileInput {...wiring} {...props} />}</Field>
    </LanguageProvider>,
  );
const file = new File(['stop_id'], 'stops.csv', { type: 'text/csv' });

test('says in the words of the site that no file is chosen, then which one', async () => {
  const onChange = jest.fn();
  const { container } = show({ onChange });
  expect(screen.getByText('Choose a file')).toBeVisible();
  expect(screen.getByText('No file is chosen yet.')).toBeVisible();
  await userEvent.upload(screen.getByLabelText('Feed'), file);
  expect(screen.getByText('stops.csv')).toBeVisible();
  expect(screen.queryByText('No file is chosen yet.')).toBeNull();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('names none of those that are sent at once', async () => {
  show({ isSentAtOnce: true, multiple: true });
  await userEvent.upload(screen.getByLabelText('Feed'), file);
  expect(screen.getByText('Choose files')).toBeVisible();
  expect(screen.queryByText('stops.csv')).toBeNull();
});
