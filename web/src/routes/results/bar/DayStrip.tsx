import { type National, priceFor } from '@naga/booking-flow/seats/national.js';
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

export interface DayStripProps {
  results: Results;
  /** Whose lowest fares are shown. */
  nationalOf: National;
}

/** Three days before and after, each with one adult's lowest fare; a link each that can be travelled on, filters are kept. */
export function DayStrip({ results: { days, day, search, leg }, nationalOf }: DayStripProps) {
  const intl = useIntl();
  const { language } = useSite();
  const to = useLocalPath();
  const [query] = useSearchParams();
  const fareOf = ({ fares, isClosed }: Results['days'][number]) =>
    isClosed || fares === undefined ? undefined : priceFor(fares, nationalOf);
  const fares = days.flatMap((one) => fareOf(one)?.amount ?? []);
  const lowest = Math.min(...fares);
  const varies = fares.some((fare) => fare !== lowest);
  const pathOf = (date: string) => {
    if (leg === 'return') return resultsPath({ ...search, returnDate: date });
    const returnDate = search.returnDate !== undefined && search.returnDate < date ? date : search.returnDate;
    return resultsPath({ ...search, date, returnDate });
  };
  return (
    <nav className={classes.strip} aria-label={intl.formatMessage(words.label)}>
      {days.map((one) => {
        const { date, journeyCount, isClosed } = one;
        const fare = fareOf(one);
        const isLow = varies && fare?.amount === lowest;
        const said = (
          <>
            <span>{formatDate(date, language, 'strip')}</span>
            {fare === undefined ? (
              <b className={classes.none}>
                {isClosed || journeyCount > 0 ? <span aria-hidden="true">–</span> : intl.formatMessage(words.nothing)}
              </b>
            ) : (
              <b>
                {formatMoney(fare)}
                {isLow && <small>{intl.formatMessage(words.lowest)}</small>}
              </b>
            )}
          </>
        );
        return isClosed ? (
          <a key={date} className={classes.day} role="link" aria-disabled="true">
            {said}
          </a>
        ) : (
          <Link
            key={date}
            className={classes.day}
            to={to(pathOf(date).split('?')[0]!) + withQuery(query, {})}
            aria-current={date === day ? 'date' : undefined}
            data-low={isLow || undefined}
            preventScrollReset
          >
            {said}
          </Link>
        );
      })}
    </nav>
  );
}
