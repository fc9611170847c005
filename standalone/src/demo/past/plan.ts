/** How a purchase of the past ended. */
export type Ending = 'ridden' | 'no show' | 'cancelled';

/** The owner of an agency and who works there sell to others. */
export type Buyer = 'guest' | 'customer' | 'owner' | 'agent';

/** One purchase of the demonstration market's past. */
export interface PastSale {
  readonly from: string;
  readonly to: string;
  /** Days from the purchase to the ride. */
  readonly ahead: number;
  readonly passengers: number;
  readonly foreign: boolean;
  readonly buyer: Buyer;
  /** Driven by this operator alone. */
  readonly operator?: string;
  /** On boarding instead of at once. */
  readonly onBoarding: boolean;
  readonly ending: Ending;
  /** Draws which of the day's journeys, which seats and whose names. */
  readonly draw: number;
}

const PAIRS: readonly (readonly [string, string])[] = [
  ['phnom-penh', 'siem-reap'],
  ['siem-reap', 'phnom-penh'],
  ['phnom-penh', 'sihanoukville'],
  ['sihanoukville', 'phnom-penh'],
  ['phnom-penh', 'kampot'],
  ['phnom-penh', 'battambang'],
  ['siem-reap', 'battambang'],
  ['kampot', 'phnom-penh'],
];

const SALES_A_DAY = 2;

const endingOf = (number: number): Ending =>
  number % 8 === 3 ? 'cancelled' : number % 11 === 5 ? 'no show' : 'ridden';

const buyerOf = (number: number): Buyer => {
  if (number % 5 === 3) return number % 3 === 0 ? 'owner' : 'agent';
  return number % 6 === 1 ? 'customer' : 'guest';
};

/** What was bought on the n-th day of the past: always the same. */
export function salesOf(day: number): readonly PastSale[] {
  return Array.from({ length: SALES_A_DAY }, (_, index) => {
    const number = day * SALES_A_DAY + index;
    const [from, to] = PAIRS[number % PAIRS.length]!;
    return {
      from,
      to,
      ahead: 1 + (number % 4),
      passengers: 1 + (number % 3),
      foreign: number % 5 < 2,
      buyer: buyerOf(number),
      onBoarding: number % 7 === 2,
      ending: endingOf(number),
      draw: number * 7 + 3,
    };
  });
}

/** Bought today of an operator that writes ticket codes by hand, and has not yet. */
export const AWAITING: readonly PastSale[] = [2, 3, 4].map((ahead) => ({
  from: 'phnom-penh',
  to: 'takeo',
  operator: 'Rice Field Bus',
  ahead,
  passengers: ahead - 1,
  foreign: false,
  buyer: 'guest',
  onBoarding: false,
  ending: 'ridden',
  draw: 1000 + ahead,
}));

const LOCALS = [
  ['Sok', 'Dara', 'MR'],
  ['Chan', 'Sreyneang', 'MS'],
  ['Lim', 'Visal', 'MR'],
  ['Keo', 'Bopha', 'MS'],
  ['Noun', 'Ratanak', 'MR'],
  ['Heng', 'Sreyleak', 'MS'],
  ['ជា', 'សុខា', 'MR'],
  ['ម៉ៅ', 'ពិសី', 'MS'],
] as const;
const TRAVELLERS = [
  ['Emma', 'Laurent', 'MS'],
  ['Jonas', 'Weber', 'MR'],
  ['Lucía', 'Moreno', 'MS'],
  ['Minh', 'Nguyen', 'MR'],
  ['Olivia', 'Bennett', 'MS'],
  ['Somchai', 'Srisuk', 'MR'],
] as const;

export interface PastPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: 'MR' | 'MS';
}

/** The n-th passenger of a purchase. */
export function personOf({ foreign, draw }: PastSale, position: number): PastPerson {
  const people = foreign ? TRAVELLERS : LOCALS;
  const [firstName, lastName, title] = people[(draw + position) % people.length]!;
  return { firstName, lastName, title };
}
