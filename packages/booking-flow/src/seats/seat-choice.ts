/** What a hold needs to know of each passenger: enough for the gender rule and the price (rules, section 3). */
export interface Sitter {
  /** Undefined until the traveller has said it: it decides where one may sit, so nobody is guessed. */
  title: 'MR' | 'MS' | undefined;
  nationality: 'LOCAL' | 'FOREIGN';
  /** An adult when left out; told apart only where children have a price of their own. */
  passengerType?: 'ADULT' | 'CHILD' | undefined;
}

/** The seats of each ride in the order of the passengers, and who sits on them. The same passengers ride every leg. */
export interface SeatChoice {
  /** JourneyLeg.id → seat numbers. */
  seats: Readonly<Record<string, readonly string[]>>;
  sitters: readonly Sitter[];
}

export type SeatChoiceStep =
  | { type: 'seats'; legId: string; seats: readonly string[] }
  | { type: 'sitter'; index: number; change: Partial<Sitter> }
  | { type: 'taken'; legId?: string | undefined; seats: readonly string[] }
  | { type: 'restore'; choice: SeatChoice };

export const emptyChoice = (passengers: number, nationality: Sitter['nationality']): SeatChoice => ({
  seats: {},
  sitters: Array.from({ length: passengers }, () => ({ title: undefined, nationality })),
});

/** The next choice. `taken` gives up what somebody else got meanwhile, on one ride or on every one, and keeps the rest. */
export function chooseSeats(choice: SeatChoice, step: SeatChoiceStep): SeatChoice {
  switch (step.type) {
    case 'seats':
      return { ...choice, seats: { ...choice.seats, [step.legId]: step.seats.slice(0, choice.sitters.length) } };
    case 'sitter':
      return {
        ...choice,
        sitters: choice.sitters.map((sitter, index) => (index === step.index ? { ...sitter, ...step.change } : sitter)),
      };
    case 'taken': {
      const rest = Object.entries(choice.seats).map(([legId, seats]) => [
        legId,
        step.legId === undefined || step.legId === legId ? seats.filter((seat) => !step.seats.includes(seat)) : seats,
      ]);
      return { ...choice, seats: Object.fromEntries(rest) as SeatChoice['seats'] };
    }
    case 'restore':
      return step.choice.sitters.length === choice.sitters.length ? step.choice : choice;
  }
}

/** A ride as far as choosing needs it; `allow…` are the layout's flags of each seat. */
export interface RideToChoose {
  id: string;
  seats: readonly { number: string; allowMale: boolean; allowFemale: boolean }[];
}

export type SeatFault =
  | { code: 'SEATS_MISSING'; legId: string; missing: number }
  | { code: 'TITLE_MISSING'; index: number }
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
  return [...missing, ...untitled, ...wrong];
}

/** How many passengers pay the local price: with the number of passengers it decides every price of a booking. */
export const localsIn = ({ sitters }: SeatChoice): number =>
  sitters.filter(({ nationality }) => nationality === 'LOCAL').length;

export const isChild = ({ passengerType }: Sitter): boolean => passengerType === 'CHILD';

/** A choice that was kept as text, undefined when it is none of ours. */
export function readChoice(text: string | null | undefined): SeatChoice | undefined {
  try {
    const choice = JSON.parse(text ?? '') as SeatChoice;
    return Array.isArray(choice.sitters) && typeof choice.seats === 'object' ? choice : undefined;
  } catch {
    return undefined;
  }
}
