import { useTariffReplayQuery } from './what-if.generated.js';
import { usePeriods } from './use-periods.js';

/** The three parts of a trial, each asked for by itself: what is there is shown while the others are worked out. */
export function useReplays(id: string) {
  const { days, weeks } = usePeriods();
  const fetchPolicy = 'cache-and-network' as const;
  const searches = useTariffReplayQuery({ variables: { id, part: 'SEARCHES', period: days }, fetchPolicy });
  const sales = useTariffReplayQuery({ variables: { id, part: 'SALES', period: days }, fetchPolicy });
  const departures = useTariffReplayQuery({ variables: { id, part: 'DEPARTURES', period: weeks * 7 }, fetchPolicy });
  return [
    { part: 'SEARCHES', result: searches },
    { part: 'SALES', result: sales },
    { part: 'DEPARTURES', result: departures },
  ] as const;
}

export type ReplayResult = ReturnType<typeof useTariffReplayQuery>;
