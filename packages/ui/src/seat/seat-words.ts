import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { type MapSeat, type SeatLook, type SeatPosition, typeName } from './seat.js';

export const looks = defineMessages({
  available: { id: 'ui.seat.available', defaultMessage: 'Available' },
  selected: { id: 'ui.seat.selected', defaultMessage: 'Selected' },
  unavailable: { id: 'ui.seat.unavailable', defaultMessage: 'Unavailable' },
  blocked: { id: 'ui.seat.blocked', defaultMessage: 'Blocked' },
  women: { id: 'ui.seat.women', defaultMessage: 'Women only' },
  men: { id: 'ui.seat.men', defaultMessage: 'Men only' },
});

export const fixtures = defineMessages({
  DOOR: { id: 'ui.seat.door', defaultMessage: 'Door' },
  DRIVER: { id: 'ui.seat.driver', defaultMessage: 'Driver' },
  TOILET: { id: 'ui.seat.toilet', defaultMessage: 'Toilet' },
  STAIRS: { id: 'ui.seat.stairs', defaultMessage: 'Stairs' },
});

const positions = defineMessages({
  window: { id: 'ui.seat.window', defaultMessage: 'window' },
  aisle: { id: 'ui.seat.aisle', defaultMessage: 'aisle' },
  middle: { id: 'ui.seat.middle', defaultMessage: 'middle' },
});

const words = defineMessages<{ row: { row: number }; seat: { number: string } }>({
  row: { id: 'ui.seat.row', defaultMessage: 'Row {row}' },
  seat: { id: 'ui.seat.number', defaultMessage: 'seat {number}' },
});

const floorWords = defineMessages<{ lower: NoMessageValues; upper: NoMessageValues; floor: { floor: number } }>({
  lower: { id: 'ui.seat.lower', defaultMessage: 'Lower floor' },
  upper: { id: 'ui.seat.upper', defaultMessage: 'Upper floor' },
  floor: { id: 'ui.seat.floor', defaultMessage: 'Floor {floor}' },
});

/** What one of these floors, from below, is called. */
export function floorName(intl: IntlShape, floors: readonly number[], floor: number): string {
  if (floors.length !== 2) return intl.formatMessage(floorWords.floor, { floor });
  return intl.formatMessage(floor === floors[0] ? floorWords.lower : floorWords.upper);
}

export const rowName = (intl: IntlShape, row: number): string => intl.formatMessage(words.row, { row });

/** "Row 3, seat 3B, window, bed, available, $12,00": everything the eye gets, in one breath; `price` as it is written. */
export function seatName(
  intl: IntlShape,
  seat: MapSeat,
  row: number,
  position: SeatPosition,
  look: SeatLook,
  price: string | undefined,
): string {
  // A checkbox says by itself that it is on; the state underneath is what a reader cannot hear otherwise.
  const state = intl.formatMessage(looks[look]).toLocaleLowerCase(intl.locale);
  return [
    rowName(intl, row),
    intl.formatMessage(words.seat, { number: seat.number }),
    intl.formatMessage(positions[position]),
    ...(seat.seatType ? [typeName(seat.seatType)] : []),
    state,
    ...(price === undefined ? [] : [price]),
  ].join(', ');
}
