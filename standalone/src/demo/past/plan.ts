/** How a purchase of the past ended. */
export type Ending = 'ridden' | 'no show' | 'cancelled';

/** The owner of an agency, who works there, and the clerk of a branch sell to others. */
export type Buyer = 'guest' | 'customer' | 'owner' | 'agent' | 'clerk';

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
  /** Came by the link of an affiliate of this code. */
  readonly affiliateId?: string;
  readonly couponCode?: string;
  /** The provider says that less arrived than was asked: a person has to look at it. */
  readonly arrivesShort?: boolean;
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

/** Travellers find their way here by the affiliate's guide, or with what the market gives away. */
const helpOf = (number: number): Pick<PastSale, 'affiliateId' | 'couponCode'> => ({
  ...(number % 5 === 2 && { affiliateId: '1001' }),
  ...(number % 10 === 4 && { couponCode: 'NAGA10' }),
});

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
      ...helpOf(number),
      ending: endingOf(number),
      draw: number * 7 + 3,
    };
  });
}

const RIDE = { passengers: 1, foreign: false, onBoarding: false, ending: 'ridden' } as const;
const OWN = { ...RIDE, from: 'phnom-penh', to: 'siem-reap', operator: 'Mekong Ibis' } as const;

/** Bought today of an operator that writes ticket codes by hand, and has not yet. */
const AWAITING: readonly PastSale[] = [2, 3, 4].map((ahead) => ({
  ...RIDE,
  from: 'phnom-penh',
  to: 'takeo',
  operator: 'Rice Field Bus',
  ahead,
  passengers: ahead - 1,
  buyer: 'guest',
  draw: 1000 + ahead,
}));

/** Bought today, before anybody signs in: what the desks of the market's people have to do with. */
export const TODAY: readonly PastSale[] = [
  ...AWAITING,
  { ...OWN, ahead: 0, buyer: 'clerk', onBoarding: true, draw: 1010 },
  { ...OWN, ahead: 1, buyer: 'clerk', passengers: 2, draw: 1011 },
  { ...OWN, ahead: 2, buyer: 'customer', foreign: true, passengers: 2, draw: 1012 },
  { ...OWN, ahead: 3, buyer: 'guest', foreign: true, draw: 1013 },
  { ...OWN, ahead: 4, buyer: 'guest', arrivesShort: true, draw: 1014 },
  { ...OWN, ahead: 5, buyer: 'agent', onBoarding: true, draw: 1015 },
];

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
