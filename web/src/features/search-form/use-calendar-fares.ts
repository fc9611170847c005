import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { useEffect, useState } from 'react';
import { useSite } from '../../session/site.js';
import { lastDayOf } from '@naga/kernel/calendar-month.js';
import type { CalendarFares } from './calendar-prices.js';
import type { CalendarRoute } from './calendar-route.js';

/** What was heard of one route. */
interface Known {
  readonly of: string;
  readonly months: readonly string[];
  readonly days: ReadonlyMap<string, CalendarFares>;
}
const nothing = (of: string): Known => ({ of, months: [], days: new Map() });

/** Between two days, both sold on: which days of a month are asked for. */
interface Sold {
  readonly month: string;
  readonly min: string;
  readonly max: string;
}

/** Lowest fares of a month, asked anew whenever it comes into sight; what was known of it stands there meanwhile. */
export function useCalendarFares(route: CalendarRoute | undefined, { month, min, max }: Sold) {
  const { language } = useSite();
  const { from, to, transportType = null } = route ?? {};
  const of = `${from} ${to} ${transportType}`;
  const [heard, setHeard] = useState(nothing(of));
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (from === undefined || to === undefined) return;
    let current = true;
    const start = `${month}-01` < min ? min : `${month}-01`;
    const end = Math.min(dayNumber(lastDayOf(month)), dayNumber(travelDate(max)));
    const days = end - dayNumber(travelDate(start)) + 1;
    import('./find-calendar-fares.js')
      .then(({ findCalendarFares }) => findCalendarFares({ from, to, start, days, transportType }, language))
      .then(
        (found) => {
          if (!current) return;
          setFailed(undefined);
          setHeard((last) => {
            const before = last.of === of ? last : nothing(of);
            return { of, months: [...before.months, month], days: new Map([...before.days, ...found]) };
          });
        },
        () => current && setFailed(`${of} ${month}`),
      );
    return () => {
      current = false;
    };
  }, [of, from, to, transportType, month, min, max, language]);
  const { months, days } = heard.of === of ? heard : nothing(of);
  const isKnown = months.includes(month);
  const hasFailed = failed === `${of} ${month}`;
  return { days, isKnown, hasFailed, isLoading: from !== undefined && to !== undefined && !isKnown && !hasFailed };
}
