import type { Nationality, PassengerType, Title } from './passenger.rules.js';

/** One named stage of a price, as pricing explained it (rules.md 5). Minor units. */
export interface PriceStage {
  readonly name: string;
  readonly amount: number;
  readonly subtotal: number;
  readonly source: string;
}

/** A seat as it is asked for. */
export interface SeatRequest {
  readonly seatNumber: string;
  readonly title: Title;
  readonly nationality: Nationality;
  readonly passengerType: PassengerType;
}

export const LEG_DIRECTIONS = {
  ONWARD: 'ONWARD',
  RETURN: 'RETURN',
  CONNECTING: 'CONNECTING',
  RETURN_CONNECTING: 'RETURN_CONNECTING',
} as const;
export type LegDirection = keyof typeof LEG_DIRECTIONS;
