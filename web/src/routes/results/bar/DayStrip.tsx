import { formatDate } from '@naga/app-kit/format-date.js';
import { type National, priceFor } from '@naga/booking-flow/seats/national.js';
import { useShownText } from '@naga/ui/shown-rate.js';
import { Suspense, use } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { isLowest } from '../../../session/day-fares.js';
import { useShownPrices } from '../../../session/currency.js';
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

/**
 * Three days before and after, each with one adult's lowest fare as soon as it is known; a link each that can be travelled
 * on, filters are kept.
 */
export function DayStrip({ results, nationalOf }: DayStripProps) {
  const { days, day, search, leg } = results;
  const intl = useIntl();
  const { language } = useSite();
  const to = useLocalPath();
  const shown = useShownPrices();
  const [query] = useSearchParams();
  const pathOf = (date: string) => {
    if (leg === 'return') return resultsPath({ ...search, returnDate: date });
    const returnDate = search.returnDate !== undefined && search.returnDate < date ? date : search.returnDate;
    return resultsPath({ ...search, date, returnDate });
  };
  return (
    <nav className={classes.strip} data-wide={shown?.currency} aria-label={intl.formatMessage(words.label)}>
      {days.map((one) => {
        const { date, isClosed } = one;
        const said = (
          <>
            <span>{formatDate(date, language, 'strip')}</span>
            <Suspense key={day} fallback={<NoFare one={one} />}>
              <Fare results={results} nationalOf={nationalOf} one={one} />
            </Suspense>
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
            preventScrollReset
          >
            {said}
          </Link>
        );
      })}
    </nav>
  );
}

type Day = Results['days'][number];

/** The lowest fare of one day, marked where none of the strip is lower and some day is dearer. */
function Fare({ results: { days, fares }, nationalOf, one }: DayStripProps & { one: Day }) {
  const known = use(fares);
  const shown = useShownText();
  const fareOf = ({ date, isClosed }: Day) => {
    const national = known[date];
    return isClosed || national === undefined ? undefined : priceFor(national, nationalOf);
  };
  const fare = fareOf(one);
  if (fare === undefined) return <NoFare one={one} />;
  const isLow = isLowest(
    fare,
    days.flatMap((day) => fareOf(day) ?? []),
  );
  return (
    <b data-low={isLow || undefined}>
      {shown(fare)}
      {isLow && (
        <small>
          <FormattedMessage {...words.lowest} />
        </small>
      )}
    </b>
  );
}

const NoFare = ({ one: { isClosed, journeyCount } }: { one: Day }) => (
  <b className={classes.none}>
    {isClosed || journeyCount > 0 ? <span aria-hidden="true">–</span> : <FormattedMessage {...words.nothing} />}
  </b>
);
