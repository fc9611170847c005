import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Widths of the columns of a long table as its first rows make them: they do not move while other rows come into sight.
 * `look`: whatever they depend on, columns and density; with another one, or in another window, they are found anew.
 */
export function useStillWidths(
  ref: RefObject<HTMLTableElement | null>,
  isLong: boolean,
  look: string,
): (column: string) => string | undefined {
  const [found, setFound] = useState<{ look: string; widths: ReadonlyMap<string, string> }>();
  useEffect(() => {
    if (!isLong) return;
    const forget = () => setFound(undefined);
    addEventListener('resize', forget);
    return () => removeEventListener('resize', forget);
  }, [isLong]);
  useLayoutEffect(() => {
    const heads = ref.current?.querySelectorAll<HTMLElement>('thead th[data-accessor]') ?? [];
    if (!isLong || found?.look === look || heads.length === 0) return;
    const widths = new Map(
      [...heads].map((head) => [head.dataset['accessor'] ?? '', `${Math.round(head.getBoundingClientRect().width)}px`]),
    );
    setFound({ look, widths });
  }, [ref, isLong, found, look]);
  return (column) => (isLong && found?.look === look ? found.widths.get(column) : undefined);
}
