import { useReducer } from 'react';
import { useIntl } from 'react-intl';
import { seatsNow } from '../seats/live-seats.js';
import { chooseSeats, type SeatChoice } from '../seats/seat-choice.js';
import { SeatPicker } from '../seats/SeatPicker.js';
import { useLiveSeats } from '../seats/use-live-seats.js';
import { vehicleOf } from '../seats/vehicle.js';
import type { Exchange_LegFragment } from './exchange.generated.js';
import { exchangeWords as words } from './exchange-words.js';

export interface ExchangeSeatsProps {
  maps: readonly Exchange_LegFragment[];
  /** The seats that were found, and who sits on them. */
  found: SeatChoice;
  /** Asks for the maps again. */
  reload: () => Promise<unknown>;
}

/** The seat maps of the new rides; what is chosen goes with the form around it as `seat`. Loaded by itself. */
export function ExchangeSeats({ maps, found, reload }: ExchangeSeatsProps) {
  const { formatMessage: say } = useIntl();
  const news = useLiveSeats(
    maps.map(({ id }) => id),
    reload,
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
          boxed={false}
          ride={{
            id: ride.id,
            heading: say(words.seatsOn, { from: ride.boarding.stop.name, to: ride.dropOff.stop.name }),
            about: say(words.about, {
              operator: ride.operator.name,
              departs: ride.boarding.time.slice(11, 16),
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
