import { type RefObject, useEffect, useRef } from 'react';

/** Another page begins at its first row, in the list's own scroll and in that of the window. */
export function useFirstRow(
  list: RefObject<HTMLElement | null>,
  page: number | undefined,
): RefObject<HTMLDivElement | null> {
  const viewport = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    viewport.current?.scrollTo?.({ top: 0 });
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView?.();
  }, [list, page]);
  return viewport;
}
