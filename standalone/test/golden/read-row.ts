import { ADD_ON_KINDS, type AddOnKind } from '@naga/kernel/add-on.js';
import { PAYMENT_METHODS, type PaymentMethod } from '@naga/kernel/payment-method.js';
import { type GoldenRide, rideOf, DAYS } from './market.js';

/** 'with LUGGAGE 2.00 x2' or 'with FLEX 10%': beside every seat. */
export interface GoldenAddOn {
  readonly kind: AddOnKind;
  /** Of the seat's price before discounts, basis points. */
  readonly percent: number;
  /** In units of the currency. */
  readonly fixed: number;
  readonly quantity: number;
}

export interface GoldenPassenger {
  /** ISO 3166-1 alpha-2 of the passport. */
  readonly country: string;
  readonly type: 'ADULT' | 'CHILD';
}

/** What a row of a table buys: 'FR 2+1 pp-sr Sat, points 500, back 30h'; of several countries 'KH 1+0 FR 1+1 pp-sr Sat'. */
export interface GoldenPurchase {
  /** As they are named, of each country its adults first. */
  readonly passengers: readonly GoldenPassenger[];
  readonly rides: readonly (GoldenRide & { readonly fareKey: string })[];
  readonly date: string;
  readonly points: number;
  readonly addOns: readonly GoldenAddOn[];
  /** Null: nobody has chosen yet. */
  readonly method: PaymentMethod | null;
  /** Hours before departure at which seats are given back: all, or the first so many. */
  readonly back: { readonly hours: number; readonly seats: number } | undefined;
  /** How much of 40 seats is claimed. */
  readonly claimed: number;
  /** The schedule has no prices by passenger type. */
  readonly isAlike: boolean;
}

export interface GoldenRow {
  readonly buys: string;
  /** A line for each seat, the rides one after the other: stages and what they come to. */
  readonly seats: string;
  /** Fee, total, and what goes back. */
  readonly sums: string;
  /** The reason, in arithmetic where there is some. */
  readonly why: string;
}

/** Rows of a table: buys | seats | sums | why; several seats stand below each other, the first columns then empty. */
export function readRows(text: string): GoldenRow[] {
  const rows: GoldenRow[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [buys = '', seats = '', sums = '', why = ''] = line.split('|').map((cell) => cell.trim());
    const last = rows.at(-1);
    if (buys === '' && last !== undefined) rows[rows.length - 1] = { ...last, seats: `${last.seats}\n${seats}` };
    else rows.push({ buys, seats, sums, why });
  }
  return rows;
}

const ADD_ON = /^with (\w+) ([\d.]+)(%?)(?: x(\d))?$/;

const addOnOf = (text: string): GoldenAddOn[] => {
  const [, kind = '', amount, percent, quantity = '1'] = ADD_ON.exec(text) ?? [];
  if (!ADD_ON_KINDS.some((one) => one === kind)) return [];
  const price = percent === '%' ? { percent: Number(amount) * 100, fixed: 0 } : { percent: 0, fixed: Number(amount) };
  return [{ kind: kind as AddOnKind, ...price, quantity: Number(quantity) }];
};

/** 'KH 1+0 FR 1+1'. */
const passengersOf = (text: string): GoldenPassenger[] =>
  [...text.matchAll(/(\w{2}) (\d)\+(\d)/g)].flatMap(([, country = '', adults, children]) => [
    ...Array<GoldenPassenger>(Number(adults)).fill({ country, type: 'ADULT' }),
    ...Array<GoldenPassenger>(Number(children)).fill({ country, type: 'CHILD' }),
  ]);

export function readPurchase(text: string): GoldenPurchase {
  const [plain = '', ...more] = text.split(', ');
  const [rides = '', day = ''] = plain.split(' ').slice(-2);
  const said = (word: string): string | undefined =>
    more
      .find((each) => each.startsWith(word))
      ?.slice(word.length)
      .trim();
  const back = /^(\d+)h(?: of (\d+))?$/.exec(said('back ') ?? '');
  return {
    ...{ passengers: passengersOf(plain), rides: rides.split('+').map(rideOf), date: DAYS[day as keyof typeof DAYS] },
    points: Number(said('points ') ?? 0),
    addOns: more.flatMap(addOnOf),
    method: PAYMENT_METHODS[said('by ') as PaymentMethod] ?? null,
    back: back ? { hours: Number(back[1]), seats: Number(back[2] ?? Infinity) } : undefined,
    claimed: Number(said('claimed ') ?? 0),
    isAlike: more.includes('alike'),
  };
}
