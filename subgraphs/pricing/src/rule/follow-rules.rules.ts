import type { RuleOperation } from '../tariff-operation/operation.rules.js';
import type { PricingRuleRow } from '../tariff-operation/tariff-row.rules.js';
import { saidOf } from '../tariff-operation/timeline.rules.js';

/** A timing with those in whose place it stands, the nearest first. */
export interface FollowingTiming {
  readonly routeTimingId: string;
  readonly insteadOf: readonly string[];
}

/** What is known of timings. */
export interface KnownTimings {
  /** Whether a timing has rules, on whatever days. */
  readonly rules: { has(routeTimingId: string): boolean };
  /** Those that have got the rules of whom they follow, or none. */
  readonly followed: { has(routeTimingId: string): boolean };
}

/** Whose rules decide for a timing: its own, until it has any those of the nearest in whose place it stands. */
export function ruledBy({ routeTimingId, insteadOf }: FollowingTiming, { rules, followed }: KnownTimings): string {
  return [routeTimingId, ...insteadOf].find((id) => rules.has(id) || followed.has(id)) ?? routeTimingId;
}

/** Of those that begin with a change the one written later decides: in the order in which they gave way to one another. */
const asTheyGiveWay = (a: PricingRuleRow, b: PricingRuleRow): number =>
  (a.validFrom ?? '').localeCompare(b.validFrom ?? '') || Number(BigInt(a.id) - BigInt(b.id));

type RuleRows = ReadonlyMap<string, readonly PricingRuleRow[]>;

/** What gives timings the rules of those in whose place they stand, but for what is over by `today`. */
export function followingRules(
  timings: readonly FollowingTiming[],
  known: Omit<KnownTimings, 'rules'> & { readonly rules: RuleRows },
  today: string,
): RuleOperation[] {
  return timings.flatMap((timing) => {
    const { routeTimingId } = timing;
    const from = ruledBy(timing, known);
    if (from === routeTimingId) return [];
    const goingOn = (known.rules.get(from) ?? []).filter(({ validTo }) => validTo === null || validTo >= today);
    return goingOn.toSorted(asTheyGiveWay).map((row): RuleOperation => ({
      kind: 'PUT_RULE',
      ruleId: null,
      rule: { ...saidOf(row), routeTimingId },
      was: null,
    }));
  });
}
