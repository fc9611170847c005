import { useState } from 'react';
import { type Edit, edited, type Sheet } from './sheet.js';

/** So many steps are taken back. */
const MOST_STEPS = 100;

export interface SheetState {
  readonly sheet: Sheet;
  readonly canUndo: boolean;
  edit: (edits: readonly Edit[]) => void;
  undo: () => void;
  /** Back to what stands. */
  discard: () => void;
}

/** A sheet as it is edited, with the way back. */
export function useSheet(saved: Sheet): SheetState {
  const [steps, setSteps] = useState<readonly Sheet[]>([saved]);
  const sheet = steps.at(-1)!;
  return {
    sheet,
    canUndo: steps.length > 1,
    edit: (edits) =>
      setSteps((known) => {
        const next = edited(known.at(-1)!, edits);
        return next === known.at(-1) ? known : [...known.slice(-MOST_STEPS), next];
      }),
    undo: () => setSteps((known) => (known.length > 1 ? known.slice(0, -1) : known)),
    discard: () => setSteps([saved]),
  };
}
