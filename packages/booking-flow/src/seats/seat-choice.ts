import type { National } from './national.js';
import {
  asksPickup,
  faultsOfPickup,
  type FetchingRide,
  NO_PICKUP,
  type Pickup,
  type PickupFault,
} from '../pickup/pickup.js';

/** What a hold needs to know of each passenger: enough for the gender rule and the price (rules, section 3). */
export interface Sitter {
  /** Undefined until the traveller has said it: it decides where one may sit, so nobody is guessed. */
  title: 'MR' | 'MS' | undefined;
  nationalOf: National;
  /** An adult when left out; told apart only where children have a price of their own. */
  passengerType?: 'ADULT' | 'CHILD' | undefined;
}

/**
 * The seats of each ride in the order of the passengers, who sits on them, and where the driver fetches them. The same
 * passengers ride every leg. Which rides, and from which stop to which, the journeys' ids say (docs/decisions/0033).
 */
export interface SeatChoice {
  /** JourneyLeg.id → seat numbers. */
  seats: Readonly<Record<string, readonly string[]>>;
  sitters: readonly Sitter[];
  /** JourneyLeg.id → what was said about being fetched there. */
  pickups: Readonly<Record<string, Pickup>>;
}

export type SeatChoiceStep =
  | { type: 'seats'; legId: string; seats: readonly string[] }
  | { type: 'sitter'; index: number; change: Partial<Sitter> }
  | { type: 'pickup'; legId: string; change: Partial<Pickup> }
  | { type: 'failed' | 'clear-page'; begin: SeatChoice }
  | { type: 'other-points'; legId: string; newLegId: string }
  | { type: 'restore'; choice: SeatChoice };

/** Nothing chosen yet for so many passengers; the last of them are children. */
export const emptyChoice = (passengers: number, nationalOf: National, children = 0): SeatChoice => ({
  seats: {},
  pickups: {},
  sitters: Array.from({ length: passengers }, (_, index) => ({
    title: undefined,
    nationalOf,
    ...(index >= passengers - children && { passengerType: 'CHILD' as const }),
  })),
});

/**
 * The next choice (specification, section 4). A hold that `failed` clears seats and passengers, `clear-page` what was
 * said about being fetched, too; both begin again with what the search said. With `other-points` a ride is ridden
 * between other stops: its seats are chosen anew, for others may sit there on the way.
 */
export function chooseSeats(choice: SeatChoice, step: SeatChoiceStep): SeatChoice {
  switch (step.type) {
    case 'seats':
      return { ...choice, seats: { ...choice.seats, [step.legId]: step.seats.slice(0, choice.sitters.length) } };
    case 'sitter':
      return {
        ...choice,
        sitters: choice.sitters.map((sitter, index) => (index === step.index ? { ...sitter, ...step.change } : sitter)),
      };
    case 'pickup': {
      const pickup = { ...(choice.pickups[step.legId] ?? NO_PICKUP), ...step.change };
      return { ...choice, pickups: { ...choice.pickups, [step.legId]: pickup } };
    }
    case 'failed':
      return { ...step.begin, pickups: choice.pickups };
    case 'clear-page':
      return step.begin;
    case 'other-points': {
      const { [step.legId]: _seats, ...seats } = choice.seats;
      const { [step.legId]: pickup, ...pickups } = choice.pickups;
      return { ...choice, seats, pickups: pickup === undefined ? pickups : { ...pickups, [step.newLegId]: pickup } };
    }
    case 'restore':
      return step.choice.sitters.length === choice.sitters.length ? step.choice : choice;
  }
}

/** A ride as far as choosing needs it; `allow…` are the layout's flags of each seat. */
export interface RideToChoose extends FetchingRide {
  id: string;
  boarding: { time: string };
  seats: readonly { number: string; allowMale: boolean; allowFemale: boolean }[];
}

export type SeatFault =
  | { code: 'SEATS_MISSING'; legId: string; missing: number }
  | { code: 'TITLE_MISSING'; index: number }
  | (PickupFault & { legId: string })
  | { code: 'WOMEN_ONLY' | 'MEN_ONLY'; legId: string; index: number; seatNumber: string };

/** Everything that still stands between this choice and a hold, in the order of the page; empty = it can be held. */
export function faultsOfChoice(choice: SeatChoice, rides: readonly RideToChoose[]): SeatFault[] {
  const count = choice.sitters.length;
  const missing = rides.flatMap(({ id }): SeatFault[] => {
    const open = count - (choice.seats[id]?.length ?? 0);
    return open > 0 ? [{ code: 'SEATS_MISSING', legId: id, missing: open }] : [];
  });
  const untitled = choice.sitters.flatMap(({ title }, index): SeatFault[] =>
    title === undefined ? [{ code: 'TITLE_MISSING', index }] : [],
  );
  const wrong = rides.flatMap(({ id, seats }) =>
    (choice.seats[id] ?? []).flatMap((seatNumber, index): SeatFault[] => {
      const seat = seats.find(({ number }) => number === seatNumber);
      const title = choice.sitters[index]?.title;
      if (title === 'MR' && seat?.allowMale === false) return [{ code: 'WOMEN_ONLY', legId: id, index, seatNumber }];
      if (title === 'MS' && seat?.allowFemale === false) return [{ code: 'MEN_ONLY', legId: id, index, seatNumber }];
      return [];
    }),
  );
  const unfetched = rides.filter(asksPickup).flatMap(({ id, boarding }) => {
    const faults = faultsOfPickup(choice.pickups[id] ?? NO_PICKUP, boarding.time.slice(11, 16));
    return faults.map((fault) => ({ ...fault, legId: id }));
  });
  return [...missing, ...untitled, ...wrong, ...unfetched];
}

export const isChild = ({ passengerType }: Sitter): boolean => passengerType === 'CHILD';

/** A choice that was kept as text, undefined when it is none of ours. */
export function readChoice(text: string | null | undefined): SeatChoice | undefined {
  try {
    const choice = JSON.parse(text ?? '') as SeatChoice;
    const { seats, sitters, pickups } = choice;
    const isOurs = Array.isArray(sitters) && sitters.every(({ nationalOf }) => nationalOf !== undefined);
    return isOurs && typeof seats === 'object' && typeof pickups === 'object' ? choice : undefined;
  } catch {
    return undefined;
  }
}
