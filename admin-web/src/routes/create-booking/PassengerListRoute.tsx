import { whyClosedWords } from '@naga/app-kit/why-closed-words.js';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { MAX_PASSENGERS, readParty } from '@naga/booking-flow/passengers/party.js';
import type { OtherPoints } from '@naga/booking-flow/points/ride-points.js';
import { words as buyerWords } from '@naga/booking-flow/sale/RecentBuyers';
import { customerOf } from '@naga/booking-flow/sale/recent-buyers.js';
import type { SaleDeskProps } from '@naga/booking-flow/sale/SaleDesk';
import { ridesOfTrip, withPointsIn } from '@naga/booking-flow/trip/round-trip.js';
import { whyClosed } from '@naga/booking-flow/trip/why-closed.js';
import { parseLegId } from '@naga/kernel/journey-id.js';
import { isRowId } from '@naga/kernel/row-id.js';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordView } from '../../features/record/RecordView.js';
import { type TripToSellQuery, useCustomerOfBookingQuery, useTripToSellQuery } from './create-booking.generated.js';
import { DepartureChoice, NoDeparture } from './DepartureChoice.js';
import { Sale } from './Sale.js';
import { words } from './words.js';
import './create-booking.css';
import { LocalTime } from '../../session/time/LocalTime.js';

/** The passengers of a sale, by the specification's path: route and day of the first ride, and number of seats. */
export default function PassengerListRoute() {
  const { routeId, date, seatTotal } = useParams();
  const [params, setParams] = useSearchParams();
  const [journey, onward] = [params.get('journey') ?? '', params.get('onward') ?? ''];
  const passengers = Math.min(MAX_PASSENGERS, Math.max(1, Number.parseInt(seatTotal ?? '', 10) || 1));
  const variables = { journey, onward, hasOnward: onward !== '' };
  // Seats are sold meanwhile.
  const result = useTripToSellQuery({ variables, skip: journey === '', fetchPolicy: 'network-only' });
  /** Another stop is another journey; until it is here the one before stays, with all that was typed. */
  const found = { ...result, data: result.data ?? result.previousData };
  const choosePoints = (legId: string, points: OtherPoints) =>
    setParams((before) => withPointsIn(before, ['journey', 'onward'], legId, points), { replace: true });
  const customerId = params.get('customer') ?? '';
  const bought = useCustomerOfBookingQuery({ variables: { id: customerId }, skip: customerId === '' });
  const pick = (data: TripToSellQuery) => {
    const trip = tripOf(data);
    return trip?.rides[0]?.routeId === routeId && trip?.rides[0]?.date === date ? trip : null;
  };
  return (
    <PermissionGate permission="booking.create">
      {journey === '' ? (
        <WithoutJourney passengers={passengers} />
      ) : (
        <>
          <Link className="back-office__back" to={`/search-one?${params}`}>
            <FormattedMessage {...words.back} />
          </Link>
          <Loaded result={found} pick={pick} words={words}>
            {(trip, reload) => (
              <Trip
                customer={bought.data?.booking == null ? undefined : customerOf(bought.data.booking)}
                isUnread={customerId !== '' && !bought.loading && bought.data?.booking == null}
                key={`${departuresOf(trip)} ${bought.loading}`}
                trip={trip}
                passengers={passengers}
                childCount={Math.min(readParty(params).children, passengers - 1)}
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

/** By the specification's address alone. */
function WithoutJourney({ passengers }: { passengers: number }) {
  const { routeId = '', date = '' } = useParams();
  const isNamed = isRowId(routeId) && parseTravelDate(date) !== undefined;
  return isNamed ? <DepartureChoice routeId={routeId} date={date} passengers={passengers} /> : <NoDeparture />;
}

/** The rides there and back, and the ends of the way there; null where a journey of the address does not run. */
function tripOf({ journey, onward }: TripToSellQuery) {
  if (journey === null || onward === null) return null;
  const there = (onward ?? journey).legs;
  return {
    rides: ridesOfTrip(there, onward === undefined ? [] : journey.legs),
    from: there[0]?.boarding.stop.location.name ?? '',
    to: there.at(-1)?.dropOff.stop.location.name ?? '',
  };
}

type TripToSell = NonNullable<ReturnType<typeof tripOf>>;

/** What stays the same whichever stops are chosen. */
const departuresOf = ({ rides }: TripToSell) =>
  rides.map(({ id }) => `${parseLegId(id)?.routeScheduleId}@${parseLegId(id)?.date}`).join('~');

interface TripProps extends Pick<SaleDeskProps, 'customer'> {
  trip: TripToSell;
  /** Who buys again could not be read. */
  isUnread: boolean;
  passengers: number;
  childCount: number;
  onPoints: (legId: string, points: OtherPoints) => void;
  reload: () => Promise<unknown>;
}

function Trip({ trip: { rides, from, to }, isUnread, ...desk }: TripProps) {
  const intl = useIntl();
  const closed = whyClosed(rides);
  return (
    <RecordView
      title={<FormattedMessage {...words.title} values={{ from, to }} />}
      notices={
        <ol className="back-office__plain">
          {rides.map(({ id, boarding, dropOff, operator }) => (
            <li key={id}>
              <FormattedMessage
                {...words.ride}
                values={{
                  date: boarding.time.slice(0, 10),
                  time: <LocalTime at={boarding.time} clock />,
                  from: boarding.stop.location.name,
                  to: dropOff.stop.location.name,
                  operator: operator.name,
                }}
              />
            </li>
          ))}
        </ol>
      }
    >
      {isUnread && (
        <Notice tone="warn">
          <FormattedMessage {...buyerWords.unread} />
        </Notice>
      )}
      {closed === undefined ? (
        <Sale rides={rides} {...desk} />
      ) : (
        <Notice tone="warn" title={<FormattedMessage {...words.notOnSale} />}>
          {intl.formatMessage(whyClosedWords(closed) as { id: string })}
        </Notice>
      )}
    </RecordView>
  );
}
