import type { LocalizedText } from '@naga/kernel/language.js';
import type { Nationality, PassengerType, Title } from './passenger.rules.js';

/** One named stage of a price, as pricing explained it (rules.md 5). Minor units. */
export interface PriceStage {
  readonly name: string;
  readonly amount: number;
  readonly subtotal: number;
  readonly source: string;
  /** Of a supplement: what it was paid for. */
  readonly names?: LocalizedText | null | undefined;
}

/** A seat as it is asked for. */
export interface SeatRequest {
  readonly seatNumber: string;
  readonly title: Title;
  readonly nationality: Nationality;
  /** ISO 3166-1 alpha-2; decides the nationality ride by ride where it is told. */
  readonly nationalOf?: string | null | undefined;
  readonly passengerType: PassengerType;
}

/** A seat as it counts on a ride whose local price is for the people of this country. */
export const seatOn = <Seat extends SeatRequest>(localCountryCode: string, seat: Seat): Seat =>
  seat.nationalOf == null ? seat : { ...seat, nationality: seat.nationalOf === localCountryCode ? 'LOCAL' : 'FOREIGN' };

export const LEG_DIRECTIONS = {
  ONWARD: 'ONWARD',
  RETURN: 'RETURN',
  CONNECTING: 'CONNECTING',
  RETURN_CONNECTING: 'RETURN_CONNECTING',
} as const;
export type LegDirection = keyof typeof LEG_DIRECTIONS;
