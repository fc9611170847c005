import { formatMoney } from '@naga/kernel/money.js';
import { defineMessages, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { formatDate } from '../../../session/dates.js';
import { useLocalPath } from '../../../session/language.js';
import { resultsPath } from '../../../session/search.js';
import { useSite } from '../../../session/site.js';
import classes from './DayStrip.module.css';
import type { Results } from '../load-results.js';
import { withQuery } from '../shown-query.js';

const words = defineMessages({
  label: { id: 'web.days.label', defaultMessage: 'Days around' },
  nothing: { id: 'web.days.nothing', defaultMessage: 'no journey' },
  lowest: { id: 'web.days.lowest', defaultMessage: 'lowest price' },
});

/** Three days before and after, each with its lowest fare; a link each, filters are kept. */
export function DayStrip({ results: { days, day, search, leg } }: { results: Results }) {
  const intl = useIntl();
  const { language } = useSite();
  const to = useLocalPath();
  const [query] = useSearchParams();
  const fares = days.flatMap(({ lowestFare }) => lowestFare?.amount ?? []);
  const lowest = Math.min(...fares);
  const varies = fares.some((fare) => fare !== lowest);
  const pathOf = (date: string) => {
    if (leg === 'return') return resultsPath({ ...search, returnDate: date });
    const returnDate = search.returnDate !== undefined && search.returnDate < date ? date : search.returnDate;
    return resultsPath({ ...search, date, returnDate });
  };
  return (
    <nav className={classes.strip} aria-label={intl.formatMessage(words.label)}>
      {days.map(({ date, lowestFare, journeyCount }) => {
        const isLow = varies && lowestFare?.amount === lowest;
        return (
          <Link
            key={date}
            className={classes.day}
            to={to(pathOf(date).split('?')[0]!) + withQuery(query, {})}
            aria-current={date === day ? 'date' : undefined}
            data-low={isLow || undefined}
            preventScrollReset
          >
            <span>{formatDate(date, language, 'strip')}</span>
            {lowestFare === undefined ? (
              <b className={classes.none}>
                {journeyCount === 0 ? intl.formatMessage(words.nothing) : <span aria-hidden="true">–</span>}
              </b>
            ) : (
              <b title={isLow ? intl.formatMessage(words.lowest) : undefined}>{formatMoney(lowestFare)}</b>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
