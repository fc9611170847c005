import { defineMessages, useIntl } from 'react-intl';
import { lookOf, type MapSeat, type SeatLook, seatTypes } from './seat.js';
import { SeatDeck, type SeatVehicle } from './SeatDeck.js';
import { SeatLegend } from './SeatLegend.js';
import { seatTiers } from './seat-tiers.js';
import { floorName } from './seat-words.js';
import classes from './SeatView.module.css';

const words = defineMessages({ view: { id: 'ui.seatView.label', defaultMessage: 'Seats' } });

const LOOKS: readonly SeatLook[] = ['available', 'unavailable', 'blocked', 'women', 'men'];

const NONE: readonly string[] = [];

export interface SeatViewProps {
  seats: readonly MapSeat[];
  vehicle?: SeatVehicle;
}

/** The vehicle from above, to be looked at: every floor at once, each seat with its state, nothing to choose. */
export function SeatView({ seats, vehicle = 'BUS' }: SeatViewProps) {
  const intl = useIntl();
  const floors = [...new Set(seats.map(({ floor }) => floor))].sort((a, b) => a - b);
  const { tiers, tierOf } = seatTiers(seats);
  const seen = new Set(seats.filter(({ kind }) => kind === 'SEAT').map((seat) => lookOf(seat, false)));
  return (
    <div className={classes.view}>
      <SeatLegend looks={LOOKS.filter((look) => seen.has(look))} types={seatTypes(seats)} tiers={tiers} />
      {/* Nothing inside takes the focus: the keyboard scrolls the whole. */}
      <div className={classes.floors} role="region" aria-label={intl.formatMessage(words.view)} tabIndex={0}>
        {floors.map((floor) => (
          <div key={floor} className={classes.floor}>
            {floors.length > 1 && <strong>{floorName(intl, floors, floor)}</strong>}
            <SeatDeck seats={seats} floor={floor} vehicle={vehicle} selected={NONE} tierOf={tierOf} />
          </div>
        ))}
      </div>
    </div>
  );
}
