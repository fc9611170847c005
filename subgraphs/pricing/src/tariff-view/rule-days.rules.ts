import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import { type PricingRuleRow, UNWRITTEN } from '../tariff-operation/tariff-row.rules.js';
import { inDecidingOrder, ruleOn } from '../rule/choose-rule.rules.js';
import { applyOperations, NOTHING_HELD } from '../tariff-operation/apply-operations.rules.js';
import { isOfRule, type Operation } from '../tariff-operation/operation.rules.js';

/** A rule that stands, or that an operation would make: its id is then '' and `operation` says which. */
type Considered = PricingRuleRow & { readonly operation: number | null };

export interface RuleDay {
  readonly date: TravelDate;
  readonly decides: Considered | undefined;
}

/** The rules of a timing as they would be once these operations hold from a day on. */
export function rulesWith(
  rules: readonly PricingRuleRow[],
  operations: readonly Operation[],
  effectiveFrom: string,
): Considered[] {
  const state = { ...NOTHING_HELD, rules: new Map(rules.map((rule) => [rule.id, rule])) };
  const when = { operatorId: '0', effectiveFrom, version: 0 };
  const said = operations.filter(isOfRule);
  const places = operations.flatMap((operation, at) => (isOfRule(operation) ? [at] : []));
  const { ended, dropped, made } = applyOperations(state, said, when).rules;
  const ends = new Map(ended.map(({ id, validTo }) => [id, validTo]));
  const kept = rules
    .filter(({ id }) => !dropped.includes(id))
    .map((rule) => ({ ...rule, validTo: ends.get(rule.id) ?? rule.validTo, operation: null }));
  const added = made.map(({ at, rule }) => ({ ...rule, id: String(UNWRITTEN + BigInt(at)), operation: places[at]! }));
  return [...kept, ...added];
}

/** Which rule of one timing decides on each of so many days of travel. */
export function ruleDays(rules: readonly Considered[], from: TravelDate, days: number): RuleDay[] {
  const ordered = inDecidingOrder(rules);
  return Array.from({ length: days }, (_, ahead) => {
    const date = addDays(from, ahead);
    return { date, decides: ruleOn(ordered, date) };
  });
}
