import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type ReactNode, useState } from 'react';
import { refused, showScreen, someone } from '../../../test/show-screen.js';
import { AskText } from './AskText.js';
import { ConfirmTyped, useConfirmTyped } from './ConfirmTyped.js';
import { useUndoable } from '../../session/use-undoable.js';

const REFUND = { word: 'refund', of: ['KX74QP', undefined, '$12.00'] } as const;
const show = (element: ReactNode) => showScreen([{ path: '/', element }], '/', someone({}), {});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const word = () => screen.getByRole('textbox', { name: /Type REFUND/ });

describe('what is done for good', () => {
  const done = jest.fn<() => Promise<unknown>>();
  beforeEach(() => void done.mockReset().mockResolvedValue(undefined));
  const question = (
    <ConfirmTyped
      label="Give back"
      keep="Leave it"
      title="Give $12.00 back?"
      confirm={REFUND}
      busy={false}
      onSure={done}
    >
      The seats are cancelled.
    </ConfirmTyped>
  );

  test('shows the object and the amount, and waits for its word', async () => {
    show(question);
    await press('Give back');
    expect(screen.getByText('KX74QP · $12.00')).toBeVisible();
    expect(screen.getByText('The seats are cancelled.')).toBeVisible();
    expect(word()).toHaveFocus();
    await userEvent.type(word(), 'yes{Enter}');
    expect(screen.getByText('Nothing is done until REFUND stands here.')).toBeVisible();
    expect(word()).toHaveFocus();
    expect(done).not.toHaveBeenCalled();
    await userEvent.clear(word());
    await userEvent.type(word(), ' refund {Enter}');
    expect(done).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is left with Leave it', async () => {
    show(question);
    await press('Give back');
    await press('Leave it');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(done).not.toHaveBeenCalled();
  });

  test('says everything that is missing, and goes to the first', async () => {
    show(
      <AskText
        label="Refuse"
        sure="Refuse now"
        keep="Later"
        title="Refuse?"
        confirm={REFUND}
        busy={false}
        fields={[{ name: 'why', label: 'Why', maxLength: 9, wrong: (text) => (text === '' ? 'Say why.' : undefined) }]}
        onSure={() => done().then(() => true)}
      />,
    );
    await press('Refuse');
    await press('Refuse now');
    expect(screen.getByText('Say why.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Why/ })).toHaveFocus();
    expect(done).not.toHaveBeenCalled();
    expect((await axe(document.body)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('may hang on what is typed: the word is asked for as soon as money moves, and no more when it does not', async () => {
    show(
      <AskText
        label="Answer"
        sure="Answer now"
        keep="Later"
        title="Answer?"
        confirm={({ granted }) => (granted === '0' ? undefined : { word: 'refund', of: ['KX74QP', granted] })}
        busy={false}
        fields={[{ name: 'granted', label: 'Granted', maxLength: 9, initial: '0', wrong: () => undefined }]}
        onSure={() => done().then(() => true)}
      />,
    );
    const granted = () => screen.getByRole('textbox', { name: /Granted/ });
    await press('Answer');
    expect(screen.queryByRole('textbox', { name: /REFUND/ })).not.toBeInTheDocument();
    await userEvent.type(granted(), '5');
    expect(screen.getByText('KX74QP · 05')).toBeVisible();
    await press('Answer now');
    expect(screen.getByText('Nothing is done until REFUND stands here.')).toBeVisible();
    expect(done).not.toHaveBeenCalled();
    await userEvent.type(granted(), '{Backspace}');
    await press('Answer now');
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('is asked by a form, too, which learns what was answered', async () => {
    const answers: boolean[] = [];
    function Form() {
      const { ask, dialogOf } = useConfirmTyped();
      return (
        <>
          <button onClick={() => void ask().then((is) => answers.push(is))}>Send</button>
          {dialogOf({ title: 'Sure?', sure: 'Do it', keep: 'Not now', confirm: REFUND })}
        </>
      );
    }
    show(<Form />);
    await press('Send');
    await press('Not now');
    await press('Send');
    await userEvent.type(word(), 'Refund');
    await press('Do it');
    expect(answers).toEqual([false, true]);
  });
});

describe('what can be taken back', () => {
  const send = jest.fn<() => Promise<object>>();
  const undo = jest.fn<(done: object) => Promise<object>>();
  const onTried = jest.fn<() => Promise<unknown>>();
  const DONE = { __typename: 'Coupon', version: 2 };

  function Row() {
    const undoable = useUndoable();
    const [isOff, draw] = useState(false);
    return (
      <button onClick={() => void undoable({ show: draw, send, undo, said: 'Switched off.', onTried })}>
        {isOff ? 'off' : 'on'}
      </button>
    );
  }
  beforeEach(() => {
    send.mockReset().mockResolvedValue(DONE);
    undo.mockReset().mockResolvedValue(DONE);
    onTried.mockReset().mockResolvedValue(undefined);
  });

  test('is seen before the server has answered, and offers the way back, which a keyboard reaches', async () => {
    let answer: (is: object) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show(<Row />);
    await press('on');
    expect(screen.getByRole('button', { name: 'off' })).toBeVisible();
    answer(DONE);
    const way = await screen.findByRole('button', { name: 'Undo' });
    expect(way.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.tab();
    expect(way).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledWith(DONE);
    expect(await screen.findByText('It is as it was.')).toBeVisible();
    expect(screen.queryByText('Switched off.')).not.toBeInTheDocument();
    expect(onTried).toHaveBeenCalledTimes(2);
  });

  test('is put back when it is refused, and the dialog says why', async () => {
    send.mockResolvedValue(refused('CONFLICT'));
    show(<Row />);
    await press('on');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.getByRole('button', { name: 'on', hidden: true })).toBeInTheDocument();
    expect(screen.queryByText('Switched off.')).not.toBeInTheDocument();
  });

  test('says why it could not be taken back', async () => {
    undo.mockResolvedValue(refused('CONFLICT'));
    show(<Row />);
    await press('on');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByText('It is as it was.')).not.toBeInTheDocument();
  });
});
