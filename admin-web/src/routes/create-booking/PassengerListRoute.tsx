import { notOnSaleWords } from '@naga/app-kit/not-on-sale-words.js';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { type OtherPoints, withPoints } from '@naga/booking-flow/points/ride-points.js';
import { parseJourneyId } from '@naga/kernel/journey-id.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordView } from '../../features/record/RecordView.js';
import { MOST_PASSENGERS } from '../../features/sale/most-passengers.js';
import { type RideToSellQuery, useRideToSellQuery } from './create-booking.generated.js';
import { Sale } from './Sale.js';
import { words } from './words.js';
import './create-booking.css';

/** The passengers of a sale, by the specification's path: route, day and number of seats. */
export default function PassengerListRoute() {
  const { routeId, date, seatTotal } = useParams();
  const [params, setParams] = useSearchParams();
  const id = params.get('journey') ?? '';
  const passengers = Math.min(MOST_PASSENGERS, Math.max(1, Number.parseInt(seatTotal ?? '', 10) || 1));
  const search = new URLSearchParams(params);
  search.set('pax', String(passengers));
  // Seats are sold meanwhile.
  const result = useRideToSellQuery({ variables: { id }, skip: id === '', fetchPolicy: 'network-only' });
  /** Another stop is another journey; until it is here the one before stays, with all that was typed. */
  const found = { ...result, data: result.data ?? result.previousData };
  const choosePoints = (legId: string, points: OtherPoints) =>
    setParams(
      (before) => {
        before.set('journey', withPoints(id, legId, points));
        return before;
      },
      { replace: true },
    );
  const isOfAddress = ({ journey }: RideToSellQuery) =>
    journey?.legs[0]?.routeId === routeId && journey?.legs[0]?.date === date ? journey : null;
  return (
    <PermissionGate permission="booking.create">
      {id === '' ? (
        <EmptyState
          level={1}
          title={<FormattedMessage {...words.unknown} />}
          actions={
            <Button as={Link} to="/search">
              <FormattedMessage {...words.search} />
            </Button>
          }
        >
          <FormattedMessage {...words.unknownText} />
        </EmptyState>
      ) : (
        <>
          <Link className="back-office__back" to={`/search-one?${search}`}>
            <FormattedMessage {...words.back} />
          </Link>
          <Loaded result={found} pick={isOfAddress} words={words}>
            {(journey, reload) => (
              <Journey
                key={departuresOf(journey.id)}
                journey={journey}
                passengers={passengers}
                onPoints={choosePoints}
                reload={reload}
              />
            )}
          </Loaded>
        </>
      )}
    </PermissionGate>
  );
}

/** What stays the same whichever stops are chosen. */
const departuresOf = (journeyId: string) =>
  (parseJourneyId(journeyId) ?? []).map(({ routeScheduleId, date }) => `${routeScheduleId}@${date}`).join('~');

interface JourneyProps {
  journey: NonNullable<RideToSellQuery['journey']>;
  passengers: number;
  onPoints: (legId: string, points: OtherPoints) => void;
  reload: () => Promise<unknown>;
}

function Journey({ journey: { legs, departureTime }, passengers, onPoints, reload }: JourneyProps) {
  const intl = useIntl();
  const closed = legs.find(({ notOnSaleReason }) => notOnSaleReason !== null);
  const values = {
    date: departureTime.slice(0, 10),
    time: departureTime.slice(11, 16),
    operator: [...new Set(legs.map(({ operator }) => operator.name))].join(', '),
  };
  return (
    <RecordView
      title={
        <FormattedMessage
          {...words.title}
          values={{
            from: legs[0]?.boarding.stop.location.name ?? '',
            to: legs.at(-1)?.dropOff.stop.location.name ?? '',
          }}
        />
      }
      sub={<FormattedMessage {...words.sub} values={values} />}
    >
      {closed === undefined ? (
        <Sale rides={legs} passengers={passengers} onPoints={onPoints} reload={reload} />
      ) : (
        <Notice tone="warn" title={<FormattedMessage {...words.notOnSale} />}>
          {intl.formatMessage(notOnSaleWords(closed.notOnSaleReason ?? '') as { id: string })}
        </Notice>
      )}
    </RecordView>
  );
}
