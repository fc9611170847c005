import { parseAsNumberLiteral, useQueryStates } from 'nuqs';

export const DAYS = [7, 30, 90] as const;
export const WEEKS = [2, 4, 8] as const;

/** How far back and ahead a change is tried; the address says it. */
export function usePeriods() {
  const [{ days, weeks }, choose] = useQueryStates({
    days: parseAsNumberLiteral(DAYS).withDefault(30),
    weeks: parseAsNumberLiteral(WEEKS).withDefault(4),
  });
  return { days, weeks, choose };
}
