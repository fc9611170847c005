import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Link } from 'react-router';
import { EditForm } from '../../../features/form/EditForm.js';
import { useForm } from '../../../features/form/use-form.js';
import { type Answers, refused, showScreen, someone } from '../../../../test/show-screen.js';
import type { FieldBindings } from '../noun-field.js';
import { pathsIn, PictureControl } from './PictureControl.js';

const pathOf = (digit: string) => `/files/catalogue/${digit.repeat(40)}.webp`;
const [A, B, C] = ['a', 'b', 'c'].map(pathOf) as [string, string, string];

/** As the form would send them: the toy shows its value. */
const kept = () => pathsIn(screen.getByTestId('value').textContent ?? '');
const send = jest.fn<(values: object) => Promise<{ __typename: string }>>();
beforeEach(() => void send.mockReset().mockResolvedValue({ __typename: 'VehicleGalleryRecord' }));

/** A form with one field. */
function Toy({ paths, most }: { paths: readonly string[]; most: number }) {
  const form = useForm({ initial: { gallery: paths.join('\n') }, send, onDone: () => undefined, done: 'Saved.' });
  return (
    <EditForm form={form} submit="Save">
      <PictureControl name="gallery" label="Pictures" optional form={form as unknown as FieldBindings} most={most} />
      <pre data-testid="value">{form.values.gallery}</pre>
      <Link to="/elsewhere">All galleries</Link>
    </EditForm>
  );
}

const png = (name: string) => new File([name], name, { type: 'image/png' });
const added = (path: string) => ({ addPicture: { __typename: 'Picture', path } });
function show(paths: readonly string[], most: number, taken: readonly string[] = [], addPicture?: Answers[string]) {
  const left = [...taken];
  const element = <Toy paths={paths} most={most} />;
  return showScreen([{ path: '/', element }], '/', someone({ 'catalogue.edit': 'all' }), {
    AddPicture: addPicture ?? (() => added(left.shift() ?? C)),
  });
}

describe('a gallery in a form', () => {
  test('is put in order by keyboard alone, and says where a picture is now', async () => {
    const { container } = show([A, B, C], 12);
    (await screen.findByRole('button', { name: 'Move forward: Pictures 3' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(kept()).toEqual([A, C, B]);
    expect(screen.getByText('It is now Pictures 2.')).toBeVisible();
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

describe('a form that is saved while a picture is on its way', () => {
  /** One picture is there, another was chosen and Save pressed before the graph has it. */
  async function saveAtOnce() {
    let answer: (said: Record<string, unknown>) => void = () => undefined;
    const later = new Promise<Record<string, unknown>>((resolve) => (answer = resolve));
    show([A], 12, [], () => later);
    await userEvent.upload(await screen.findByLabelText(/^Pictures/), png('slow.png'));
    await screen.findByText('The picture is being sent');
    await userEvent.click(screen.getByRole('button', { name: /Save/ }));
    return answer;
  }
  const heldBack = 'It is saved as soon as everything is sent.';

  test('is saved with it once it is there, and says that it waits', async () => {
    const answer = await saveAtOnce();
    expect(await screen.findByText(heldBack)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    answer(added(B));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(send.mock.calls.map(([values]) => values)).toEqual([{ gallery: `${A}\n${B}` }]);
    expect(screen.queryByText(heldBack)).toBeNull();
  });

  test('is not saved without one that was not taken, and says why', async () => {
    const answer = await saveAtOnce();
    answer({ addPicture: refused('PICTURE_TOO_MANY_PIXELS', { megapixels: 50 }) });
    expect(await screen.findByRole('alert', { name: 'One thing needs your attention' })).toHaveFocus();
    expect(screen.getByLabelText(/^Pictures/)).toHaveAccessibleDescription(/50/);
    expect(send).not.toHaveBeenCalled();
    expect(kept()).toEqual([A]);
    expect(screen.queryByText(heldBack)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  test('is not left without a question', async () => {
    show([A], 12, [], () => new Promise(() => undefined));
    await userEvent.upload(await screen.findByLabelText(/^Pictures/), png('slow.png'));
    await screen.findByText('The picture is being sent');
    await userEvent.click(screen.getByRole('link', { name: 'All galleries' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });
});
