import { notOnSaleWords } from '@naga/app-kit/not-on-sale-words.js';
import { Disclosure } from '@naga/ui/Disclosure';
import { FormattedMessage, useIntl } from 'react-intl';
import { clockOf } from '../../../session/dates.js';
import type { Results } from '../load-results.js';
import classes from '../results.module.css';

/** Departures that run but cannot be bought now, each with its reason, so that nobody wonders where they are. */
export function NotOnSale({ departures }: { departures: Results['notOnSale'] }) {
  const intl = useIntl();
  if (departures.length === 0) return null;
  return (
    <div className={classes.notOnSale}>
      <Disclosure
        summary={
          <FormattedMessage
            id="web.notOnSale.summary"
            defaultMessage="{count, plural, one {# departure cannot be bought now} other {# departures cannot be bought now}}"
            values={{ count: departures.length }}
          />
        }
      >
        <ul className="plain-list">
          {departures.map(({ routeScheduleId, departureTime, operator, reason }) => (
            <li key={`${routeScheduleId}-${departureTime}`}>
              <b>{clockOf(departureTime)}</b> {operator.name}: {intl.formatMessage(notOnSaleWords(reason))}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
