import { seatsNow } from '@naga/booking-flow/seats/live-seats.js';
import { chooseSeats, type SeatChoice } from '@naga/booking-flow/seats/seat-choice.js';
import { SeatPicker } from '@naga/booking-flow/seats/SeatPicker';
import { useLiveSeats } from '@naga/booking-flow/seats/use-live-seats.js';
import { useReducer } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { vehicleOf } from '../../features/checkout/vehicle.js';
import { clockOf } from '../../session/dates.js';
import { words } from './change-words.js';
import type { Change } from './load-change.js';

export interface ChangeSeatsProps {
  maps: NonNullable<Change['maps']>;
  /** The seats that were found, and who sits on them. */
  found: SeatChoice;
}

/** The seat maps of the new rides; what is chosen goes with the form around it as `seat`. Loaded by itself. */
export function ChangeSeats({ maps, found }: ChangeSeatsProps) {
  const { formatMessage: say } = useIntl();
  const { revalidate } = useRevalidator();
  const news = useLiveSeats(
    maps.map(({ id }) => id),
    revalidate,
  );
  const [choice, dispatch] = useReducer(chooseSeats, found);
  return maps.map((ride) => {
    const chosen = choice.seats[ride.id] ?? [];
    const missing = choice.sitters.length - chosen.length;
    return (
      <div key={ride.id}>
        <SeatPicker
          choice={choice}
          dispatch={dispatch}
          ride={{
            id: ride.id,
            heading: say(words.seatsOn, { from: ride.boarding.stop.name, to: ride.dropOff.stop.name }),
            about: say(words.about, {
              operator: ride.operator.name,
              departs: clockOf(ride.boarding.time),
              from: ride.boarding.stop.name,
            }),
            vehicle: vehicleOf(ride.vehicle),
            seats: seatsNow(ride.seatMap?.seats ?? [], news.get(ride.id)),
            price: undefined,
            allowMaleNextToFemale: ride.allowMaleNextToFemale,
          }}
        />
        {missing > 0 && <p role="status">{say(words.missing, { count: missing })}</p>}
        {chosen.map((seat) => (
          <input key={seat} type="hidden" name="seat" value={`${ride.id} ${seat}`} />
        ))}
      </div>
    );
  });
}
