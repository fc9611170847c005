import { Chip } from '@naga/ui/Chip';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import type { National } from '@naga/booking-flow/seats/national.js';
import { SORTS, type Sort } from '../../../features/journey-rows/sort.js';
import classes from '../results.module.css';
import { withQuery } from '../shown-query.js';

const sorts = defineMessages<Record<Sort, NoMessageValues>>({
  departure: { id: 'web.sort.departure', defaultMessage: 'Departure' },
  price: { id: 'web.sort.price', defaultMessage: 'Price' },
  duration: { id: 'web.sort.duration', defaultMessage: 'Duration' },
  rating: { id: 'web.sort.rating', defaultMessage: 'Rating' },
  operator: { id: 'web.sort.operator', defaultMessage: 'Operator' },
});
const words = defineMessages<{
  sort: NoMessageValues;
  prices: NoMessageValues;
  foreign: NoMessageValues;
  local: { country: string };
  count: { count: number };
  filters: { count: number };
}>({
  sort: { id: 'web.results.sort', defaultMessage: 'Sort by' },
  prices: { id: 'web.results.prices', defaultMessage: 'Prices for' },
  foreign: { id: 'web.results.foreign', defaultMessage: 'Foreign visitors' },
  local: {
    id: 'web.results.local',
    defaultMessage:
      '{country, select, KH {Cambodians} LA {Lao nationals} TH {Thai nationals} VN {Vietnamese} other {Locals}}',
  },
  count: { id: 'web.results.count', defaultMessage: '{count, plural, one {# journey} other {# journeys}}' },
  filters: { id: 'web.results.filters', defaultMessage: '{count, plural, =0 {Filters} other {Filters (#)}}' },
});

export interface ShownAsProps {
  count: number;
  chosen: number;
  sort: Sort;
  nationalOf: National;
  /** Whose nationals have a price of their own on one of these journeys. */
  countries: readonly string[];
}

/** How many, in which order, at whose prices: all of it links, so that each state is an address. */
export function ShownAs({ count, chosen, sort, nationalOf, countries }: ShownAsProps) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const chip = (name: string, value: string | undefined, isOn: boolean, text: string) => (
    <Chip
      key={text}
      as={Link}
      to={withQuery(query, { [name]: value }) || '?'}
      replace
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
    >
      {text}
    </Chip>
  );
  return (
    <div className={classes.shown}>
      <h2 className={classes.count} id="results-count">
        <span role="status">{intl.formatMessage(words.count, { count })}</span>
      </h2>
      <a className={classes.openFilters} href="#filters">
        {intl.formatMessage(words.filters, { count: chosen })}
      </a>
      <div className={classes.chips} role="group" aria-label={intl.formatMessage(words.sort)}>
        {SORTS.map((one) =>
          chip('sort', one === 'departure' ? undefined : one, one === sort, intl.formatMessage(sorts[one])),
        )}
      </div>
      <div className={classes.chips} role="group" aria-label={intl.formatMessage(words.prices)}>
        <span className={classes.label}>
          <FormattedMessage {...words.prices} />
        </span>
        {chip('nat', undefined, nationalOf === null, intl.formatMessage(words.foreign))}
        {countries.map((country) =>
          chip('nat', country, country === nationalOf, intl.formatMessage(words.local, { country })),
        )}
      </div>
    </div>
  );
}
