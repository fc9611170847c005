import { Table, type TableTrProps } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { PART, partOf, WHOLE } from './drawn-parts.rules.js';
import { LongRows } from './long-rows.js';
import { useStillWidths } from './use-still-widths.js';

interface RowMade {
  index: number;
  rowProps: TableTrProps;
  children: ReactNode;
}

/** Stands at the first row of a part, drawn or not: there it is looked for. */
const markOf = (index: number) => (index % PART === 0 ? { 'data-part': partOf(index) } : {});

/** A row that is drawn when it is near; the first of each part keeps the room of all. */
function LongRow({ index, rowProps, children, rows }: RowMade & { rows: LongRows }) {
  const part = partOf(index);
  const isDrawn = useSyncExternalStore(rows.subscribe, () => rows.isDrawn(part));
  if (isDrawn) return <Table.Tr {...rowProps}>{children}</Table.Tr>;
  return index % PART === 0 ? <tr aria-hidden="true" data-part={part} style={{ height: rows.roomFor(part) }} /> : null;
}

/** Looks again whenever something may have come into sight, or has the focus. */
function useLooks(ref: RefObject<HTMLTableElement | null>, rows: LongRows, isLong: boolean): void {
  useEffect(() => {
    if (!isLong) return;
    let frame = 0;
    const look = () => ref.current && rows.look(ref.current.tBodies[0]!);
    // What comes into sight is drawn in the same frame.
    const atNextFrame = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    };
    const heard: [EventTarget, string, () => void][] = [
      [document, 'scroll', atNextFrame],
      [document, 'focusin', look],
      [window, 'resize', atNextFrame],
      [window, 'beforeprint', () => flushSync(() => rows.drawWhole(true))],
      [window, 'afterprint', () => rows.drawWhole(false)],
    ];
    for (const [of, event, hear] of heard) of.addEventListener(event, hear, true);
    return () => {
      for (const [of, event, hear] of heard) of.removeEventListener(event, hear, true);
      cancelAnimationFrame(frame);
    };
  }, [ref, rows, isLong]);
}

export interface LongTable {
  widthOf: (column: string) => string | undefined;
  ofRow: (index: number) => Record<string, unknown>;
  ofTable: Record<string, unknown>;
}

/**
 * What a table with many rows has beside a short one: only rows near to what is in sight are drawn, its columns keep
 * their widths all the same, and who does not see it is told how many rows there are. `look`: see useStillWidths.
 */
export function useLongTable(ref: RefObject<HTMLTableElement | null>, count: number, look: string): LongTable {
  const isLong = count > WHOLE;
  const [rows] = useState(() => new LongRows());
  const widthOf = useStillWidths(ref, isLong, look);
  useLooks(ref, rows, isLong);
  useLayoutEffect(() => rows.begin(count), [rows, count, look]);
  useLayoutEffect(() => {
    if (isLong && ref.current !== null) rows.look(ref.current.tBodies[0]!);
  });
  if (!isLong) return { widthOf, ofRow: () => ({}), ofTable: {} };
  return {
    widthOf,
    // The head is the first.
    ofRow: (index) => ({ 'aria-rowindex': index + 2, ...markOf(index) }),
    ofTable: { 'aria-rowcount': count + 1, rowFactory: (row: RowMade) => <LongRow {...row} rows={rows} /> },
  };
}
