import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawnParts, PART, partOf, roomOf, WHOLE } from './drawn-parts.rules.js';

export interface DrawnRows {
  /** All are, but of a long list. */
  isDrawn: (row: number) => boolean;
  /** Stands at the first row of a part, drawn or not: here it is looked for. */
  partAt: (row: number) => number | undefined;
  /** Height of the part that a row begins. */
  roomFor: (part: number) => number;
}

const ofParts = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('tbody > [data-part]')];

function focusedPart(table: HTMLElement): number | undefined {
  const row = document.activeElement?.closest('tr[data-row]');
  if (!row || !table.contains(row)) return undefined;
  let first: Element | null = row;
  while (first !== null && !first.hasAttribute('data-part')) first = first.previousElementSibling;
  return first === null ? undefined : Number(first.getAttribute('data-part'));
}

/** Which rows of a long table are drawn: what is near, whatever it scrolls in; the others keep their room. */
export function useDrawnRows(ref: RefObject<HTMLTableElement | null>, count: number): DrawnRows {
  const isLong = count > WHOLE;
  const [drawn, setDrawn] = useState<readonly number[]>([0, 1]);
  const [isPrinted, setPrinted] = useState(false);
  const heights = useRef(new Map<number, number>());
  const rowsOf = (part: number) => Math.min(PART, count - part * PART);

  const roomFor = (part: number) =>
    heights.current.get(part) ??
    roomOf(
      rowsOf(part),
      [...heights.current].map(([known, height]) => ({ rows: rowsOf(known), height })),
    );

  const look = useRef(() => {});
  useLayoutEffect(() => {
    look.current = () => {
      const table = ref.current;
      if (table === null || !isLong) return;
      const body = table.tBodies[0]!.getBoundingClientRect();
      const tops = [...ofParts(table).map((first) => first.getBoundingClientRect().top), body.bottom];
      for (const part of drawn) if (part < tops.length - 1) heights.current.set(part, tops[part + 1]! - tops[part]!);
      const edges = [body.top];
      for (let part = 0; part < tops.length - 1; part += 1) edges.push(edges[part]! + roomFor(part));
      const next = drawnParts({ edges, screen: innerHeight, focused: focusedPart(table) });
      if (String(next) !== String(drawn)) setDrawn(next);
    };
    look.current();
  });
  useEffect(() => {
    if (!isLong) return;
    let frame = 0;
    // What comes into sight is drawn in the same frame.
    const atNextFrame = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        flushSync(() => look.current());
      });
    };
    const heard: [EventTarget, string, () => void][] = [
      // Of whatever it scrolls in.
      [document, 'scroll', atNextFrame],
      [document, 'focusin', () => look.current()],
      [window, 'resize', atNextFrame],
      [window, 'beforeprint', () => flushSync(() => setPrinted(true))],
      [window, 'afterprint', () => setPrinted(false)],
    ];
    for (const [of, event, hear] of heard) of.addEventListener(event, hear, true);
    return () => {
      for (const [of, event, hear] of heard) of.removeEventListener(event, hear, true);
      cancelAnimationFrame(frame);
    };
  }, [isLong]);

  return {
    isDrawn: (row) => !isLong || isPrinted || drawn.includes(partOf(row)),
    partAt: (row) => (isLong && row % PART === 0 ? partOf(row) : undefined),
    roomFor,
  };
}
