import { useLocalStorage } from '@mantine/hooks';

/** How close rows of lists stand: one choice for all lists of this browser. */
export function useDensity(): { isCompact: boolean; setCompact: (isCompact: boolean) => void } {
  const [density, setDensity] = useLocalStorage<'comfortable' | 'compact'>({
    key: 'naga-admin-density',
    defaultValue: 'comfortable',
    getInitialValueInEffect: false,
  });
  return {
    isCompact: density === 'compact',
    setCompact: (isCompact) => setDensity(isCompact ? 'compact' : 'comfortable'),
  };
}

/** Under which name the table keeps how wide somebody drew the columns of a list. */
export const widthsOf = (list: string): string => `naga-admin-${list}`;

type Width = string | number;

/** Whether somebody drew columns of a list wider or narrower, and the way back to the usual ones. */
export function useWidths(list: string): { areKept: boolean; forget: () => void } {
  const [widths, setWidths] = useLocalStorage<readonly Record<string, Width>[]>({
    key: `${widthsOf(list)}-columns-width`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  // What nobody drew has a width in words: 'auto'.
  const areKept = widths.some((one) => Object.values(one).some((width) => String(width).endsWith('px')));
  const usual = (one: Record<string, Width>) => Object.fromEntries(Object.keys(one).map((key) => [key, 'auto']));
  return { areKept, forget: () => setWidths(widths.map(usual)) };
}
