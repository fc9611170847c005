import { useRef, useState } from 'react';
import type { Problem } from '../../session/problems.js';

/** What is wrong with what did not arrive. */
export type Wrong = Pick<Problem<string>, 'code' | 'facts'>;
/** Nothing when it arrived; 'told' when it did not and its reader knows already (the dialog 'Oops'). */
export type Arrival = Wrong | 'told' | undefined;

/** What a form waits for before it is sent. */
export interface Held {
  /** Something is on its way. */
  isWaiting: boolean;
  /** What belongs into a field and is on its way there; it never rejects, and has set the field when it ends. */
  hold: (field: string, work: Promise<Arrival>) => void;
  /**
   * When nothing is on its way any more: what is wrong where; 'told' when something did not arrive, and why is known.
   * Undefined where nothing was on its way: what is wrong with a form is said at once, before somebody types on.
   */
  arrived: () => Promise<readonly Problem<string>[] | 'told'> | undefined;
}

async function allOf(going: ReadonlyMap<Promise<Arrival>, string>): Promise<readonly Problem<string>[] | 'told'> {
  const wrong: Problem<string>[] = [];
  let isTold = false;
  // Another one may set out while the first is waited for.
  while (going.size > 0) {
    for (const [work, field] of [...going]) {
      const arrival = await work;
      if (arrival === 'told') isTold = true;
      else if (arrival !== undefined) wrong.push({ field, ...arrival });
    }
  }
  return isTold ? 'told' : wrong;
}

/** Work that belongs to fields of a form and outlasts a press on its button: pictures that are being sent. */
export function useHeld(): Held {
  const going = useRef(new Map<Promise<Arrival>, string>());
  const [isWaiting, setWaiting] = useState(false);
  return {
    isWaiting,
    hold(field, work) {
      going.current.set(work, field);
      setWaiting(true);
      void work.then(() => {
        going.current.delete(work);
        setWaiting(going.current.size > 0);
      });
    },
    arrived: () => (going.current.size === 0 ? undefined : allOf(going.current)),
  };
}
