import { Price } from '@naga/ui/Price';
import { RiverLine } from '@naga/ui/RiverLine';
import { formatDuration } from '@naga/ui/duration.js';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { transportWords, type Transport } from '../../session/transport.js';
import type { PopularRoute } from './load-popular-routes.js';
import classes from './PopularRoutes.module.css';

const words = defineMessages<{ kilometres: { km: number }; departures: { count: number } }>({
  kilometres: { id: 'web.popular.kilometres', defaultMessage: '{km} km' },
  departures: {
    id: 'web.popular.departures',
    defaultMessage: '{count, plural, one {# departure a day} other {# departures a day}}',
  },
});

/** Cards of routes, each a river line with its lowest price, leading to tomorrow's or today's results. */
export function PopularRoutes({ routes, transport }: { routes: readonly PopularRoute[]; transport?: Transport }) {
  const intl = useIntl();
  const to = useLocalPath();
  // What is said of all kinds of transport together leads to all of them.
  const kindOf = ({ transportTypes: [only, ...others] }: PopularRoute): Transport | undefined =>
    transport ?? (others.length > 0 ? undefined : (only?.toLowerCase() as Transport | undefined));
  const facts = (route: PopularRoute): string => {
    const kind = kindOf(route);
    return [
      kind === undefined || kind === 'bus' ? undefined : intl.formatMessage(transportWords[kind]),
      route.distanceKm === null ? undefined : intl.formatMessage(words.kilometres, { km: route.distanceKm }),
      formatDuration(intl, route.durationMinutes),
      intl.formatMessage(words.departures, { count: route.departuresPerDay }),
    ]
      .filter((fact) => fact !== undefined)
      .join(' · ');
  };
  const pathOf = (route: PopularRoute) => {
    const kind = kindOf(route);
    return `/${kind === undefined ? 'search' : `${kind}-tickets`}/${route.from.slug}/${route.to.slug}`;
  };
  return (
    <ul className={classes.grid}>
      {routes.map((route) => (
        <li key={route.id}>
          <Link className={classes.card} to={to(pathOf(route))}>
            <span className={classes.where}>
              <span>{route.from.name}</span> <span>{route.to.name}</span>
            </span>
            <RiverLine className={classes.river} />
            <span className={classes.facts}>{facts(route)}</span>
            {route.lowestFare === null ? (
              <span className={classes.facts}>
                <FormattedMessage id="web.popular.noPrice" defaultMessage="See departures" />
              </span>
            ) : (
              <span className={classes.price}>
                <Price money={moneyOf(route.lowestFare)} from align="spread" />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
