import { expect, jest, test } from '@jest/globals';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { SecondStep, type SecondStepProps } from './SecondStep.js';

const show = (more: Partial<SecondStepProps> = {}) =>
  render(
    <LanguageProvider language="en" messages={{}}>
      <main>
        <SecondStep setup={null} busy={false} onCode={() => undefined} {...more} />
      </main>
    </LanguageProvider>,
  );
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

test('the code is asked for and sent as it was meant, without the blanks of an app', async () => {
  const onCode = jest.fn();
  show({ onCode });
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.type(screen.getByLabelText('Code'), '123 456');
  await confirm();
  expect(onCode).toHaveBeenCalledWith('123456');
});

test('an empty code goes nowhere', async () => {
  const onCode = jest.fn();
  show({ onCode });
  await confirm();
  expect(onCode).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Code')).toBeInvalid();
});

test('where there is no second factor yet its key is shown, to scan and to type', async () => {
  const { container } = show({ setup: { secret: 'JBSW Y3DP', otpauthUrl: 'otpauth://totp/Naga:a?secret=JBSWY3DP' } });
  expect(screen.getByRole('img', { name: 'Key for an authenticator app' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP')).toBeVisible();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});
