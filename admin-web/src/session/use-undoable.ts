import { useNotices } from '@naga/app-kit/NoticeArea';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useAttempt } from './use-attempt.js';

export const undoWords = defineMessages<{ undo: NoMessageValues; undone: NoMessageValues }>({
  undo: { id: 'admin.undo.undo', defaultMessage: 'Undo' },
  undone: { id: 'admin.undo.undone', defaultMessage: 'It is as it was.' },
});

/** What cannot be read anew says so where it stands: what was done is done all the same. */
async function readAnew(read: (() => unknown) | undefined): Promise<void> {
  try {
    await read?.();
  } catch {
    // Its own list shows the failure and the way to ask again.
  }
}

/**
 * Says that something is done, and offers the way back for as long as the notice stays: `undo` sends the opposite
 * command, and why it was refused is told in the dialog. `after` reads anew what lies around, either way. `sure` is asked
 * before, where it touches somebody.
 */
export function useUndoNotice(): (
  said: string,
  undo?: () => Promise<unknown>,
  after?: () => unknown,
  sure?: () => Promise<boolean>,
) => void {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  return (said, undo, after, sure) => {
    if (undo === undefined) return notify(said);
    async function takeBack(command: () => Promise<unknown>) {
      // What is left as it is can be taken back all the same.
      if (sure !== undefined && !(await sure())) return void offer(command);
      if ((await attempt(command)) !== undefined) notify(intl.formatMessage(undoWords.undone));
      await readAnew(after);
    }
    function offer(command: () => Promise<unknown>) {
      notify(said, { action: { label: intl.formatMessage(undoWords.undo), onAct: () => void takeBack(command) } });
    }
    offer(undo);
  };
}

export interface Undoable<Answer> {
  /** Draws the change before the server has answered; no more once what the server says is here. */
  show?: (isChanged: boolean) => void;
  send: () => Promise<Answer>;
  /** The opposite command, where there is one; `done` is what the first one answered. */
  undo?: ((done: Exclude<Answer, { __typename: 'Refused' } | null | undefined>) => Promise<unknown>) | undefined;
  /** Asked before it is undone, where that touches somebody. */
  sureBack?: (() => Promise<boolean>) | undefined;
  /** Said when it is done, beside the way back. */
  said: string;
  /** After what was done: reads anew what lies around. */
  onTried?: () => Promise<unknown>;
}

/**
 * Runs a safe change without a question: it is seen at once, and a notice offers the way back. When it is refused, what
 * is seen is again what is true, and the dialog says why. Answers whether the change was done.
 */
export function useUndoable(): <Answer>(change: Undoable<Answer>) => Promise<boolean> {
  const attempt = useAttempt();
  const tell = useUndoNotice();
  return async ({ show, send, undo, sureBack, said, onTried }) => {
    show?.(true);
    const done = await attempt(send);
    if (done !== undefined) {
      tell(said, undo && (() => undo(done)), onTried, sureBack);
      await readAnew(onTried);
    }
    show?.(false);
    return done !== undefined;
  };
}
