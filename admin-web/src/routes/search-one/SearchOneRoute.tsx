import { type Party, readParty, sizeOf } from '@naga/booking-flow/passengers/party.js';
import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { whyClosed } from '@naga/booking-flow/trip/why-closed.js';
import { whyClosedWords } from '@naga/app-kit/why-closed-words.js';
import { useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { formatDuration } from '@naga/ui/duration.js';
import { JourneyLine } from '@naga/ui/JourneyLine';
import { Notice } from '@naga/ui/Notice';
import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { asMoney } from '../../session/as-money.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { salePath } from '../../features/sale/sale-path.js';
import { Ride } from './Ride.js';
import { type SearchOneQuery, useSearchOneQuery } from './search-one.generated.js';
import { words } from './words.js';
import { LocalTime } from '../../session/time/LocalTime.js';

/** One journey of the search, whose query stays in the address and leads back. */
export default function SearchOneRoute() {
  const [params] = useSearchParams();
  const id = params.get('journey') ?? '';
  const search = new URLSearchParams(params);
  search.delete('journey');
  const back = {
    to: { pathname: '/search', search: search.toString() },
    label: <FormattedMessage {...words.back} />,
  };
  return (
    <RecordGate permission="catalogue.view" back={back}>
      <JourneyPage id={id} onward={params.get('onward') ?? ''} party={readParty(params)} />
    </RecordGate>
  );
}

function JourneyPage({ id, onward, party }: { id: string; onward: string; party: Party }) {
  // Seats are sold meanwhile.
  const variables = { id, ...party, onward, hasOnward: onward !== '' };
  const result = useSearchOneQuery({ variables, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={(data) => data.journey} words={words}>
      {(journey) => (
        <JourneyDetail journey={journey} onward={result.data?.onward ?? undefined} passengers={sizeOf(party)} />
      )}
    </Loaded>
  );
}

type Journey = NonNullable<SearchOneQuery['journey']>;
type Onward = NonNullable<SearchOneQuery['onward']>;

interface JourneyDetailProps {
  journey: Journey;
  /** The way there, where this is the way back. */
  onward: Onward | undefined;
  passengers: number;
}

const dayOf = (time: string) => dayNumber(travelDate(time.slice(0, 10)));

function JourneyDetail({ journey, onward, passengers }: JourneyDetailProps) {
  const intl = useIntl();
  const { departureTime, arrivalTime, durationMinutes, freeSeats, legs, changes, fare } = journey;
  const whyNot = whyClosed([...(onward?.legs ?? []), ...legs]);
  const [from, to] = [legs[0]?.boarding.stop, legs.at(-1)?.dropOff.stop];
  const fee = (of: NonNullable<Journey['fare']>['local']) => intl.formatMessage(words.fee, { amount: asMoney(of.fee) });
  return (
    <RecordView
      title={
        <FormattedMessage {...words.title} values={{ from: from?.location.name ?? '', to: to?.location.name ?? '' }} />
      }
      sub={departureTime.slice(0, 10)}
      actions={whyNot === undefined && <Sell journey={journey} onward={onward} passengers={passengers} />}
      notices={
        <>
          {onward !== undefined && <WayThere onward={onward} />}
          {whyNot === 'TWO_CURRENCIES' && <Apart legs={legs} />}
        </>
      }
    >
      <div className="back-office__stack">
        <Card kind="panel">
          <JourneyLine
            departure={{ time: <LocalTime at={departureTime} clock />, place: from?.name }}
            arrival={{
              time: <LocalTime at={arrivalTime} clock />,
              place: to?.name,
              dayOffset: dayOf(arrivalTime) - dayOf(departureTime),
            }}
            minutes={durationMinutes}
            changes={changes.map((change) => ({ place: change.from.name, waitMinutes: change.waitMinutes }))}
          />
        </Card>
        <StatGrid>
          <StatCard label={<FormattedMessage {...words.free} />} value={freeSeats ?? '–'} />
          {fare !== null && (
            <>
              <StatCard
                label={<FormattedMessage {...words.local} values={{ count: passengers }} />}
                value={asMoney(fare.local.total)}
                note={fee(fare.local)}
              />
              <StatCard
                label={<FormattedMessage {...words.foreign} values={{ count: passengers }} />}
                value={asMoney(fare.foreign.total)}
                note={fee(fare.foreign)}
              />
            </>
          )}
        </StatGrid>
        {legs.map((leg, index) => (
          <Fragment key={leg.id}>
            {index > 0 && <Change change={changes[index - 1]} />}
            <Ride leg={leg} isOneOfTwo={legs.length > 1} />
          </Fragment>
        ))}
      </div>
    </RecordView>
  );
}

function Change({ change }: { change: Journey['changes'][number] | undefined }) {
  const intl = useIntl();
  if (change === undefined) return null;
  const { from, to, waitMinutes, walkMinutes } = change;
  const wait = formatDuration(intl, waitMinutes);
  return (
    <p>
      {from.id === to.id ? (
        <FormattedMessage {...words.change} values={{ place: from.name, minutes: wait }} />
      ) : (
        <FormattedMessage
          {...words.walk}
          values={{ from: from.name, to: to.name, wait, walk: formatDuration(intl, walkMinutes) }}
        />
      )}
    </p>
  );
}

/** What was chosen before, where this is the way back. */
function WayThere({ onward: { departureTime, legs } }: { onward: Onward }) {
  const values = {
    date: departureTime.slice(0, 10),
    time: <LocalTime at={departureTime} clock />,
    operator: [...new Set(legs.map(({ operator }) => operator.name))].join(', '),
  };
  return (
    <p>
      <FormattedMessage {...words.wayThere} values={values} />
    </p>
  );
}

/** One booking is paid in one currency: each of these rides is sold by itself. */
function Apart({ legs }: { legs: Journey['legs'] }) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const pathOf = (journey: string) => {
    const alone = new URLSearchParams(params);
    for (const name of ['onward', 'return']) alone.delete(name);
    alone.set('journey', journey);
    return `/search-one?${alone}`;
  };
  return (
    <Notice tone="warn" title={<FormattedMessage {...words.notOnSale} />}>
      {intl.formatMessage(whyClosedWords('TWO_CURRENCIES') as { id: string })}
      <ul className="back-office__plain">
        {legs.map(({ id, operator, boarding, dropOff }) => (
          <li key={id}>
            <Link to={pathOf(id)}>
              <FormattedMessage
                {...words.ride}
                values={{ operator: operator.name, from: boarding.stop.location.name, to: dropOff.stop.location.name }}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/**
 * Leads on with the focus, so that Enter goes on: to the choice of the way back, and from the last way to the passengers,
 * whose address is the specification's.
 */
function Sell({ journey: { id, legs }, onward, passengers }: JourneyDetailProps) {
  const maySell = useScope('booking.create') !== undefined;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const first = (onward ?? { legs }).legs[0];
  if (first === undefined || !maySell) return null;
  const returns = params.has('return');
  if (returns && onward === undefined) {
    const back = new URLSearchParams(params);
    back.delete('journey');
    back.set('onward', id);
    return (
      <Button key="way back" autoFocus onClick={() => void navigate({ pathname: '/search', search: back.toString() })}>
        <FormattedMessage {...words.thenBack} />
      </Button>
    );
  }
  return (
    <Button key="sell" autoFocus onClick={() => void navigate(salePath({ ...first, id }, passengers, params))}>
      <FormattedMessage {...words.sell} values={{ count: passengers }} />
    </Button>
  );
}
