import { Button } from '@naga/ui/Button';
import type { ReactNode } from 'react';
import { type Undoable, useUndoable } from '../../session/use-undoable.js';

export interface SwitchButtonProps<Answer> extends Pick<
  Undoable<Answer>,
  'show' | 'send' | 'undo' | 'said' | 'onTried'
> {
  busy: boolean;
  children: ReactNode;
}

/** Switches something without a question: it is seen at once, and a notice offers the way back. */
export function SwitchButton<Answer>({ busy, children, ...change }: SwitchButtonProps<Answer>) {
  const undoable = useUndoable();
  return (
    <Button variant="quiet" busy={busy} onClick={() => void undoable(change)}>
      {children}
    </Button>
  );
}
