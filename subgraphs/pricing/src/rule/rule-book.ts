import type { FareKey } from '@naga/kernel/fare-key.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import { ruledBy } from './follow-rules.rules.js';
import { inDecidingOrder, type RuleTerms, ruleOn } from './choose-rule.rules.js';

/** Of all timings together; a market of thousands of departures asks for the days that people look at. */
const MOST_REMEMBERED = 100_000;

/** A timing, and those in whose place it stands, the nearest first. */
type RuledTiming = Pick<FareKey, 'routeTimingId' | 'insteadOf'>;

interface OfTiming<Rule> {
  readonly rules: readonly Rule[];
  /** By day of travel; null: none decides. */
  readonly decided: Map<TravelDate, Rule | null>;
}

/** The rules of one generation of a tariff: which of a timing's decides on a day is worked out once. */
export class RuleBook<Rule extends RuleTerms & { readonly routeTimingId: string }> {
  readonly #ofTimings: ReadonlyMap<string, OfTiming<Rule>>;
  readonly #followed: ReadonlySet<string>;
  #remembered = 0;

  /** @param followed timings that have the rules of those in whose place they stand, or none */
  constructor(rules: readonly Rule[], followed: readonly string[] = []) {
    this.#followed = new Set(followed);
    const ofTimings = Map.groupBy(rules, ({ routeTimingId }) => routeTimingId);
    this.#ofTimings = new Map(
      [...ofTimings].map(([timing, all]) => [timing, { rules: inDecidingOrder(all), decided: new Map() }]),
    );
  }

  /**
   * The rule that decides; undefined where none does. A timing of which pricing has not heard yet in whose place it stands
   * has the rules of that one.
   */
  on({ routeTimingId, insteadOf }: RuledTiming, date: TravelDate): Rule | undefined {
    const timing = this.#ofTimings.get(
      insteadOf
        ? ruledBy({ routeTimingId, insteadOf }, { rules: this.#ofTimings, followed: this.#followed })
        : routeTimingId,
    );
    if (timing === undefined) return undefined;
    const { rules, decided } = timing;
    const known = decided.get(date);
    if (known !== undefined) return known ?? undefined;
    const rule = ruleOn(rules, date);
    if (this.#remembered++ >= MOST_REMEMBERED) this.#forget();
    decided.set(date, rule ?? null);
    return rule;
  }

  #forget(): void {
    for (const { decided } of this.#ofTimings.values()) decided.clear();
    this.#remembered = 1;
  }
}
