import type { KeyboardEventHandler, RefObject } from 'react';
import { useShortcuts } from './use-shortcuts.js';

const LIST = '[data-list]';
const ROWS = 'tbody tr[data-row]';

export interface ListKeys {
  onOpen?: ((rowId: string) => void) | undefined;
  onEdit?: ((rowId: string) => void) | undefined;
}

/**
 * The keys of a list whose element has data-list and whose rows have data-row: from row to row, open, edit, and the tick
 * of a row that has one. Of several lists on a page the one with the focus listens; else the first. Answers what the
 * element does with the arrows, which go from row to row once one has the focus.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, { onOpen, onEdit }: ListKeys): KeyboardEventHandler {
  const isMine = (): boolean => {
    const focused = document.activeElement?.closest(LIST) ?? null;
    return list.current !== null && (focused ?? document.querySelector(LIST)) === list.current;
  };
  const rows = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
  const here = (all = rows()): number => all.findIndex((row) => row.contains(document.activeElement));
  const step = (by: 1 | -1) => (): boolean => {
    if (!isMine()) return false;
    const all = rows();
    const to = all[Math.max(0, here(all) + by)];
    to?.focus();
    to?.scrollIntoView?.({ block: 'nearest' });
    return to !== undefined;
  };
  const onRow = (act: (row: HTMLElement) => boolean) => (): boolean => {
    const all = rows();
    const row = all[here(all)];
    return row !== undefined && act(row);
  };
  const told = (tell: ((rowId: string) => void) | undefined) => (row: HTMLElement) => {
    tell?.(row.dataset['row'] ?? '');
    return tell !== undefined;
  };
  useShortcuts({
    nextRow: step(1),
    previousRow: step(-1),
    // Enter on a link or a button inside of a row is theirs.
    openRow: onRow((row) => row === document.activeElement && told(onOpen)(row)),
    editRow: onRow(told(onEdit)),
    selectRow: onRow((row) => {
      const tick = row.querySelector<HTMLInputElement>('input[type="checkbox"]:not(:disabled)');
      tick?.click();
      return tick !== null;
    }),
  });
  return (event) => {
    const isStep = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isStep || !(event.target instanceof Element) || !event.target.matches(ROWS)) return;
    event.preventDefault();
    step(event.key === 'ArrowDown' ? 1 : -1)();
  };
}
