import { Button } from '@naga/ui/Button';
import { type ReactNode, useState } from 'react';
import { type Undoable, useUndoable } from '../../session/use-undoable.js';

export interface SwitchButtonProps<Answer> extends Pick<
  Undoable<Answer>,
  'show' | 'send' | 'undo' | 'sureBack' | 'said' | 'onTried'
> {
  busy: boolean;
  /** Asked before anything is sent, where it touches somebody: no leaves everything as it is. */
  sure?: (() => Promise<boolean>) | undefined;
  children: ReactNode;
}

/** Switches something, without a question where it touches nobody: it is seen at once, and a notice offers the way back. */
export function SwitchButton<Answer>({ busy, sure, children, ...change }: SwitchButtonProps<Answer>) {
  const undoable = useUndoable();
  const [isAsking, setAsking] = useState(false);
  async function turn() {
    setAsking(true);
    const isSure = sure === undefined || (await sure());
    setAsking(false);
    if (isSure) await undoable(change);
  }
  return (
    <Button variant="quiet" busy={busy || isAsking} onClick={() => void turn()}>
      {children}
    </Button>
  );
}
