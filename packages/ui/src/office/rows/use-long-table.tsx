import { Table, type TableTrProps } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { WHOLE } from './drawn-parts.rules.js';
import { useDrawnRows } from './use-drawn-rows.js';
import { useStillWidths } from './use-still-widths.js';

interface RowMade {
  index: number;
  rowProps: TableTrProps;
  children: ReactNode;
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
  const { isDrawn, partAt, roomFor } = useDrawnRows(ref, count);
  const isLong = count > WHOLE;
  const widthOf = useStillWidths(ref, isLong, look);
  if (!isLong) return { widthOf, ofRow: () => ({}), ofTable: {} };
  const rowFactory = ({ index, rowProps, children }: RowMade) => {
    if (isDrawn(index)) return <Table.Tr {...rowProps}>{children}</Table.Tr>;
    const part = partAt(index);
    return part === undefined ? null : <tr aria-hidden="true" data-part={part} style={{ height: roomFor(part) }} />;
  };
  return {
    widthOf,
    // The head is the first.
    ofRow: (index) => ({ 'aria-rowindex': index + 2, 'data-part': partAt(index) }),
    ofTable: { 'aria-rowcount': count + 1, rowFactory },
  };
}
