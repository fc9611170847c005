import { CURRENCIES, type Currency, type Money, money, typedAmount } from '@naga/kernel/money.js';

/** A ride whose fare is looked for. */
export interface FaredRide {
  readonly routeId: string;
  /** Who runs it; '' where the feed does not say. */
  readonly agency: string;
  /** Of fares v1: '' for a stop in none. */
  readonly fromZone: string;
  readonly toZone: string;
  /** Of fares v2. */
  readonly network: string;
  readonly fromAreas: ReadonlySet<string>;
  readonly toAreas: ReadonlySet<string>;
}

/** Where a fare of v1 holds; what is left out holds everywhere. */
export interface ZoneRule {
  readonly price: Money;
  readonly agency?: string | undefined;
  readonly routeId?: string | undefined;
  readonly fromZone?: string | undefined;
  readonly toZone?: string | undefined;
}

/** Where a product of v2 is sold; an empty cell says nothing, or all that no other rule names (LegRules). */
export interface LegRule {
  readonly price: Money;
  readonly network: string;
  readonly fromArea: string;
  readonly toArea: string;
  readonly priority: number;
}

const cheapest = (prices: readonly Money[]): Money | undefined => prices.toSorted((a, b) => a.amount - b.amount)[0];

/** Rules by where they begin and end: of a feed's thousands a ride looks at the few that name its ends. */
class ByEnds<Rule> {
  readonly #rules = new Map<string, Rule[]>();

  add(from: string | undefined, to: string | undefined, rule: Rule): void {
    const key = JSON.stringify([from, to]);
    const known = this.#rules.get(key);
    if (known === undefined) this.#rules.set(key, [rule]);
    else known.push(rule);
  }

  of(froms: readonly (string | undefined)[], tos: readonly (string | undefined)[]): Rule[] {
    return froms.flatMap((from) => tos.flatMap((to) => this.#rules.get(JSON.stringify([from, to])) ?? []));
  }
}

/** Fares v1: the cheapest of those whose every word fits a ride. */
export class ZoneRules {
  readonly #rules = new ByEnds<ZoneRule>();
  /** Another line between the same stops may cost otherwise. */
  readonly isByRoute: boolean;

  constructor(rules: readonly ZoneRule[]) {
    for (const rule of rules) this.#rules.add(rule.fromZone, rule.toZone, rule);
    const agencies = new Set(rules.map(({ agency }) => agency));
    this.isByRoute = agencies.size > 1 || rules.some(({ routeId }) => routeId !== undefined);
  }

  fare({ routeId, agency, fromZone, toZone }: FaredRide): Money | undefined {
    const fits = this.#rules.of([fromZone, undefined], [toZone, undefined]);
    return cheapest(
      fits
        .filter((rule) => rule.routeId === undefined || rule.routeId === routeId)
        .filter((rule) => rule.agency === undefined || agency === '' || rule.agency === agency)
        .map(({ price }) => price),
    );
  }
}

/**
 * The rules of fares v2. Where the file has a column rule_priority, an empty cell says nothing and the highest priority
 * that fits wins; where it has none, an empty cell is all that no other rule names (reference, fare_leg_rules.txt).
 */
export class LegRules {
  readonly #rules = new ByEnds<LegRule>();
  /** Another line between the same stops may cost otherwise. */
  readonly isByRoute: boolean;
  readonly #named: Readonly<Record<'network' | 'fromArea' | 'toArea', ReadonlySet<string>>>;

  constructor(
    rules: readonly LegRule[],
    private readonly hasPriorities: boolean,
  ) {
    for (const rule of rules) this.#rules.add(rule.fromArea, rule.toArea, rule);
    this.isByRoute = rules.some(({ network }) => network !== '');
    const named = (name: 'network' | 'fromArea' | 'toArea') =>
      new Set(rules.map((rule) => rule[name]).filter((value) => value !== ''));
    this.#named = { network: named('network'), fromArea: named('fromArea'), toArea: named('toArea') };
  }

  fare({ network, fromAreas, toAreas }: FaredRide): Money | undefined {
    const networks = this.#said('network', network === '' ? [] : [network]);
    const fits = this.#rules
      .of(this.#said('fromArea', [...fromAreas]), this.#said('toArea', [...toAreas]))
      .filter((rule) => networks.includes(rule.network));
    const highest = Math.max(...fits.map(({ priority }) => priority));
    return cheapest(fits.filter(({ priority }) => priority === highest).map(({ price }) => price));
  }

  /** What a cell of a rule may say that fits: what the ride has, and where that is all of it, nothing. */
  #said(name: 'network' | 'fromArea' | 'toArea', its: readonly string[]): string[] {
    const isUnnamed = !its.some((one) => this.#named[name].has(one));
    return this.hasPriorities || isUnnamed ? [...its, ''] : [...its];
  }
}

/** What a price says: that of a seat, why it is none of ours (a code), or undefined for what is no amount at all. */
export function priceOf(amount: string, currency: string): Money | 'FARE_CURRENCY' | 'FARE_AMOUNT' | undefined {
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(amount)) return undefined;
  const known = CURRENCIES.find((code) => code === currency.toUpperCase());
  if (known === undefined) return 'FARE_CURRENCY';
  const minor = typedAmount(amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), known satisfies Currency);
  // Free, or a part of the smallest note.
  return minor === undefined || minor < 1 ? 'FARE_AMOUNT' : money(minor, known);
}
