import { formatDate } from '@naga/app-kit/format-date.js';
import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import { useBothText } from '@naga/ui/shown-rate.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { formatDuration } from '@naga/ui/duration.js';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { data, Link, redirect } from 'react-router';
import { SearchForm } from '../../features/search-form/SearchForm.js';
import { clockOf } from '../../session/dates.js';
import { ask, type Failure } from '../../session/graph.js';
import { localPath, oneAddressOf, useLocalPath } from '../../session/language.js';
import { cheapestOf } from '../../session/day-fares.js';
import { moneyOf } from '../../session/money.js';
import { PageHead } from '../../session/PageHead.js';
import { resultsPath } from '../../session/search.js';
import { useSite } from '../../session/site.js';
import { toOwnAddress } from '../../session/own-address.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/route-details';
import { routeThings } from './json-ld.js';
import { RouteDetailsDocument } from './route-details.generated.js';
import classes from './route-details.module.css';
import { RouteInformation } from './RouteInformation.js';
import { Timetable } from './Timetable.js';

const words = defineMessages<{
  title: { from: string; to: string };
  text: { from: string; to: string };
  journeys: NoMessageValues;
  first: NoMessageValues;
  fastest: NoMessageValues;
  price: NoMessageValues;
}>({
  title: { id: 'web.route.title', defaultMessage: '{from} to {to}' },
  text: {
    id: 'web.route.text',
    defaultMessage: 'Every bus, taxi and ferry from {from} to {to}: times, prices and operators.',
  },
  journeys: { id: 'web.route.journeys', defaultMessage: 'Journeys tomorrow' },
  first: { id: 'web.route.first', defaultMessage: 'First and last departure' },
  fastest: { id: 'web.route.fastest', defaultMessage: 'Fastest' },
  price: { id: 'web.route.price', defaultMessage: 'Lowest price this week' },
});

/** The results show them all. */
const MOST_SHOWN = 24;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { from, to } = params;
  if (from === undefined || to === undefined) throw redirect(localPath(params, '/popular-bus-routes'));
  const { today } = context.get(visitContext);
  const tomorrow = addDays(travelDate(today), 1);
  const found = await ask(context, RouteDetailsDocument, { from, to, date: tomorrow, start: today });
  const lost = data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  if (found.searchJourneys === null) throw lost;
  const { journeys, ...pair } = found.searchJourneys;
  if (pair.from.slug === pair.to.slug) throw lost;
  // Places are found by their number, too; the page has one address.
  if (from !== pair.from.slug || to !== pair.to.slug)
    throw toOwnAddress(params, `/route-details/${pair.from.slug}/${pair.to.slug}`);
  const times = journeys.map(({ departureTime }) => departureTime).sort();
  const days = found.journeyDays.flatMap(({ date, lowestFare, lowestFareInCents: inCents }) =>
    lowestFare === null ? [] : [{ date, fare: { ...moneyOf(lowestFare), inCents } }],
  );
  const operators = new Map(journeys.flatMap(({ legs }) => legs.map(({ operator }) => [operator.id, operator])));
  return {
    journeys: journeys.slice(0, MOST_SHOWN),
    from: pair.from,
    to: pair.to,
    tomorrow,
    count: journeys.length,
    first: times[0],
    last: times.at(-1),
    fastest: journeys.length === 0 ? undefined : Math.min(...journeys.map(({ durationMinutes }) => durationMinutes)),
    information: found.routeInformation,
    cheapest: cheapestOf(days),
    operators: [...operators.values()].sort((a, b) => a.name.localeCompare(b.name)),
  };
}

/** A pair of places for those who are still deciding: what runs, how long it takes, what it costs. */
export default function RouteDetails({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const { language, baseUrl, brand } = useSite();
  const path = useLocalPath();
  const bothText = useBothText();
  const { from, to, tomorrow, count, first, last, fastest, cheapest, operators, journeys, information } = loaderData;
  const facts = [
    ['journeys', String(count)],
    ['first', first === undefined ? undefined : `${clockOf(first)} – ${clockOf(last!)}`],
    ['fastest', fastest === undefined ? undefined : formatDuration(intl, fastest)],
    [
      'price',
      cheapest === undefined ? undefined : `${bothText(cheapest.fare)} · ${formatDate(cheapest.date, language)}`,
    ],
  ] as const;
  const results = path(resultsPath({ from: from.slug, to: to.slug, date: tomorrow, adults: 1, children: 0 }));
  const names = { from: from.name, to: to.name };
  const title = intl.formatMessage(words.title, names);
  return (
    <div className="wrap section">
      <PageHead
        title={title}
        description={intl.formatMessage(words.text, names)}
        jsonLd={
          import.meta.env?.SSR
            ? routeThings(
                { journeys, information, ...names },
                {
                  site: brand.title,
                  title,
                  path: `/route-details/${from.slug}/${to.slug}`,
                  baseUrl,
                  at: (one) => baseUrl + oneAddressOf(one, language),
                },
              )
            : []
        }
      />
      <h1>{title}</h1>
      <p className="lead">{intl.formatMessage(words.text, names)}</p>
      <dl className={classes.facts}>
        {facts.map(
          ([fact, text]) =>
            text !== undefined && (
              <div key={fact}>
                <dt>{intl.formatMessage(words[fact])}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={classes.actions}>
        <Button as={Link} to={results}>
          <FormattedMessage id="web.route.see" defaultMessage="See departures" />
        </Button>
        <Button as={Link} variant="quiet" to={path(`/route-details/${to.slug}/${from.slug}`)}>
          {to.name} → {from.name}
        </Button>
      </p>
      {information && <RouteInformation information={information} />}
      {journeys.length > 0 ? (
        <Timetable journeys={journeys} count={count} all={results} />
      ) : (
        <EmptyState
          title={<FormattedMessage id="web.route.none" defaultMessage="Nothing runs here tomorrow" />}
          actions={
            <Button as={Link} variant="quiet" to={path('/popular-bus-routes')}>
              <FormattedMessage id="web.route.popular" defaultMessage="Popular routes" />
            </Button>
          }
        >
          <FormattedMessage
            id="web.route.noneText"
            defaultMessage="The departures page knows the next day with seats, places nearby and other ways to travel."
          />
        </EmptyState>
      )}
      {operators.length > 0 && (
        <section className="section" aria-labelledby="operators">
          <h2 id="operators">
            <FormattedMessage id="web.route.operators" defaultMessage="Who drives" />
          </h2>
          <ul className={classes.operators}>
            {operators.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={path(`/operators/${slug}`)}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="section">
        <SearchForm key={`${from.slug}~${to.slug}`} from={from} to={to} popular={[]} />
      </div>
    </div>
  );
}
