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

const applies = (rule: RuleTerms, date: TravelDate): boolean =>
  rule.status === 'ACTIVE' &&
  isValidOn(rule, date) &&
  (!rule.isDayOfWeekDependent || rule.daysOfWeek.includes(isoWeekday(date)));

/** The one of higher priority; of equal ones the more special: bound to weekdays, then beginning later, then written later. */
function goesBefore(a: RuleTerms, b: RuleTerms): boolean {
  const [priority, others] = [a.priority ?? 0, b.priority ?? 0];
  if (priority !== others) return priority > others;
  if (a.isDayOfWeekDependent !== b.isDayOfWeekDependent) return a.isDayOfWeekDependent;
  const [from, other] = [a.validFrom ?? '', b.validFrom ?? ''];
  return from === other ? BigInt(a.id) > BigInt(b.id) : from > other;
}

/** The one rule of a timing that decides on a day of travel; rules never add up. Undefined when none applies. */
export function ruleOn<Rule extends RuleTerms>(rules: readonly Rule[], date: TravelDate): Rule | undefined {
  let chosen: Rule | undefined;
  for (const rule of rules)
    if (applies(rule, date) && (chosen === undefined || goesBefore(rule, chosen))) chosen = rule;
  return chosen;
}
