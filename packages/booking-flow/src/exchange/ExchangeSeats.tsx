import { useReducer } from 'react';
import { useIntl } from 'react-intl';
import { seatsNow } from '../seats/live-seats.js';
import { chooseSeats, type SeatChoice, type SeatChoiceStep } from '../seats/seat-choice.js';
import { SeatPicker } from '../seats/SeatPicker.js';
import { useLiveSeats } from '../seats/use-live-seats.js';
import { vehicleOf } from '../seats/vehicle.js';
import type { Exchange_LegFragment } from './exchange.generated.js';
import { seatName } from './exchange-wish.js';
import { exchangeWords as words } from './exchange-words.js';

export interface ExchangeSeatsProps {
  maps: readonly Exchange_LegFragment[];
  /** The seats that were found, and who sits on them. */
  found: SeatChoice;
  /** Asks for the maps again. */
  reload: () => Promise<unknown>;
  /** Somebody has a seat on each ride: 'legId seat', ride by ride. Better ones cost more, so the offer is asked again. */
  onChosen: (seats: readonly string[]) => void;
}

const namesOf = (maps: readonly Exchange_LegFragment[], { seats }: SeatChoice): string[] =>
  maps.flatMap(({ id }) => (seats[id] ?? []).map((seat) => seatName(id, seat)));

/**
 * The seat maps of the new rides with what each seat costs who changes, as on those of a purchase; what is chosen goes
 * with the form around it as `seat`. Loaded by itself.
 */
export function ExchangeSeats({ maps, found, reload, onChosen }: ExchangeSeatsProps) {
  const { formatMessage: say } = useIntl();
  const news = useLiveSeats(
    maps.map(({ id }) => id),
    reload,
  );
  const [choice, dispatch] = useReducer(chooseSeats, found);
  const choose = (step: SeatChoiceStep) => {
    dispatch(step);
    const names = namesOf(maps, chooseSeats(choice, step));
    if (names.length === maps.length * choice.sitters.length) onChosen(names);
  };
  return maps.map((ride) => {
    const chosen = choice.seats[ride.id] ?? [];
    const missing = choice.sitters.length - chosen.length;
    return (
      <div key={ride.id}>
        <SeatPicker
          choice={choice}
          dispatch={choose}
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
            tiered: ride,
            allowMaleNextToFemale: ride.allowMaleNextToFemale,
          }}
        />
        {missing > 0 && <p role="status">{say(words.missing, { count: missing })}</p>}
        {chosen.map((seat) => (
          <input key={seat} type="hidden" name="seat" value={seatName(ride.id, seat)} />
        ))}
      </div>
    );
  });
}
