import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { formatDuration } from '@naga/ui/duration.js';
import { EmptyState } from '@naga/ui/EmptyState';
import { JourneyLine } from '@naga/ui/JourneyLine';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { Toolbar } from '@naga/ui/Toolbar';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { asMoney } from '../../features/money/as-money.js';
import { Ride } from './Ride.js';
import { type SearchOneQuery, useSearchOneQuery } from './search-one.generated.js';
import { words } from './words.js';

const MOST_PASSENGERS = 9;

export default function SearchOneRoute() {
  return (
    <PermissionGate permission="catalogue.view">
      <SearchOne />
    </PermissionGate>
  );
}

/** One journey of the search, whose query stays in the address and leads back. */
function SearchOne() {
  const [params] = useSearchParams();
  const id = params.get('journey') ?? '';
  const passengers = Math.min(MOST_PASSENGERS, Math.max(1, Number.parseInt(params.get('pax') ?? '', 10) || 1));
  const search = new URLSearchParams(params);
  search.delete('journey');
  return (
    <>
      <Link className="back-office__back" to={{ pathname: '/search', search: search.toString() }}>
        <FormattedMessage {...words.back} />
      </Link>
      <JourneyPage id={id} passengers={passengers} />
    </>
  );
}

function JourneyPage({ id, passengers }: { id: string; passengers: number }) {
  const { data, error, refetch } = useSearchOneQuery({
    variables: { id, passengers },
    // Seats are sold meanwhile.
    fetchPolicy: 'cache-and-network',
  });
  if (data === undefined && error === undefined) return <SkeletonCards count={3} />;
  if (data === undefined) {
    const again = (
      <Button onClick={() => void refetch().catch(() => undefined)}>
        <FormattedMessage {...words.again} />
      </Button>
    );
    return <EmptyState title={<FormattedMessage {...words.failed} />} actions={again} level={1} />;
  }
  if (data.journey === null) {
    return (
      <EmptyState title={<FormattedMessage {...words.unknown} />} level={1}>
        <FormattedMessage {...words.unknownText} />
      </EmptyState>
    );
  }
  return <JourneyDetail journey={data.journey} passengers={passengers} />;
}

type Journey = NonNullable<SearchOneQuery['journey']>;

const dayOf = (time: string) => dayNumber(travelDate(time.slice(0, 10)));

function JourneyDetail({ journey, passengers }: { journey: Journey; passengers: number }) {
  const intl = useIntl();
  const { departureTime, arrivalTime, durationMinutes, freeSeats, legs, changes, fare } = journey;
  const [from, to] = [legs[0]?.boarding.stop, legs.at(-1)?.dropOff.stop];
  const fee = (of: NonNullable<Journey['fare']>['local']) => intl.formatMessage(words.fee, { amount: asMoney(of.fee) });
  return (
    <div className="back-office__stack">
      <Toolbar
        title={
          <FormattedMessage
            {...words.title}
            values={{ from: from?.location.name ?? '', to: to?.location.name ?? '' }}
          />
        }
        sub={departureTime.slice(0, 10)}
      />
      <Card kind="panel">
        <JourneyLine
          departure={{ time: departureTime.slice(11, 16), place: from?.name }}
          arrival={{
            time: arrivalTime.slice(11, 16),
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
