import { isoWeekday, type TravelDate } from '@naga/kernel/travel-date.js';

/** Days of travel from..to, ends included; null = open on that side. */
export interface Validity {
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

export interface RuleTerms extends Validity {
  readonly id: string;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly isDayOfWeekDependent: boolean;
  /** ISO weekdays, 1 = Monday … 7 = Sunday. */
  readonly daysOfWeek: readonly number[];
  /** Left out: 0. */
  readonly priority?: number;
}

/** Whether a day of travel lies within; days compare as text. */
export const isValidOn = ({ validFrom, validTo }: Validity, date: TravelDate): boolean =>
  (validFrom === null || date >= validFrom) && (validTo === null || date <= validTo);

/** The one of higher priority; of equal ones the more special: bound to weekdays, then beginning later, then written later. */
function goesBefore(a: RuleTerms, b: RuleTerms): boolean {
  const [priority, others] = [a.priority ?? 0, b.priority ?? 0];
  if (priority !== others) return priority > others;
  if (a.isDayOfWeekDependent !== b.isDayOfWeekDependent) return a.isDayOfWeekDependent;
  const [from, other] = [a.validFrom ?? '', b.validFrom ?? ''];
  return from === other ? BigInt(a.id) > BigInt(b.id) : from > other;
}

/** Rules of one timing in the order in which they decide, of those that may: once for a tariff, not once for a question. */
export const inDecidingOrder = <Rule extends RuleTerms>(rules: readonly Rule[]): Rule[] =>
  rules.filter(({ status }) => status === 'ACTIVE').toSorted((a, b) => (goesBefore(a, b) ? -1 : 1));

/**
 * The one rule of a timing that decides on a day of travel; rules never add up. Undefined when none applies. `rules`: in
 * deciding order.
 */
export function ruleOn<Rule extends RuleTerms>(rules: readonly Rule[], date: TravelDate): Rule | undefined {
  if (rules.length === 0) return undefined;
  const weekday = isoWeekday(date);
  return rules.find(
    (rule) => isValidOn(rule, date) && (!rule.isDayOfWeekDependent || rule.daysOfWeek.includes(weekday)),
  );
}
