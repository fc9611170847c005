import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { showScreen, someone } from '../../../../test/show-screen.js';
import type { FieldBindings } from '../noun-field.js';
import { pathsIn, PictureControl } from './PictureControl.js';

const pathOf = (digit: string) => `/files/catalogue/${digit.repeat(40)}.webp`;
const [A, B, C] = ['a', 'b', 'c'].map(pathOf) as [string, string, string];

/** As the form would send them: the toy shows its value. */
const kept = () => pathsIn(screen.getByTestId('value').textContent ?? '');
/** A form with one field. */
function Toy({ paths, most }: { paths: readonly string[]; most: number }) {
  const [value, setValue] = useState(paths.join('\n'));
  const form: FieldBindings = {
    text: (name) => ({ id: name, name, error: undefined, value, onChange: () => undefined }),
    flag: () => undefined as never,
    set: (part) => setValue(String(part['gallery'])),
  };
  return (
    <>
      <PictureControl name="gallery" label="Pictures" optional form={form} most={most} />
      <pre data-testid="value">{value}</pre>
    </>
  );
}

const png = (name: string) => new File([name], name, { type: 'image/png' });
function show(paths: readonly string[], most: number, taken: readonly string[] = []) {
  const left = [...taken];
  const element = <Toy paths={paths} most={most} />;
  return showScreen([{ path: '/', element }], '/', someone({ 'catalogue.edit': 'all' }), {
    AddPicture: () => ({ addPicture: { __typename: 'Picture', path: left.shift() ?? C } }),
  });
}

describe('a gallery in a form', () => {
  test('is put in order by keyboard alone, and says where a picture is now', async () => {
    const { container } = show([A, B, C], 12);
    (await screen.findByRole('button', { name: 'Move forward: Pictures 3' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(kept()).toEqual([A, C, B]);
    expect(screen.getByRole('status')).toHaveTextContent('It is now Pictures 2.');
    screen.getByRole('button', { name: 'Move back: Pictures 1' }).focus();
    await userEvent.keyboard(' ');
    expect(kept()).toEqual([C, A, B]);
    expect(screen.queryByRole('button', { name: 'Move back: Pictures 3' })).toBeNull();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('loses a picture, and gets several at once, each only once', async () => {
    show([A, B], 12, [C, B]);
    await userEvent.click(await screen.findByRole('button', { name: 'Take away: Pictures 1' }));
    expect(kept()).toEqual([B]);
    await userEvent.upload(screen.getByLabelText(/^Pictures/), [png('one.png'), png('two.png')]);
    expect(await screen.findByText('It is here. Save the form to keep it.')).toBeVisible();
    expect(kept()).toEqual([B, C]);
  });

  test('is full at its most', async () => {
    show([A, B], 2);
    expect(await screen.findByText('2 pictures are the most there can be.')).toBeVisible();
    expect(screen.queryByLabelText(/^Pictures/)).toBeNull();
  });
});
