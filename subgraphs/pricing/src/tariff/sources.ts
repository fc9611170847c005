import type { PricingRuleRow } from '../market/market-rows.js';
import type { Validity } from '../rule/choose-rule.rules.js';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** 'zones Phnom Penh → Siem Reap': stored with the sold part, so it stays readable when the tariff has changed. */
export const zonesSource = (from: string, to: string): string => `zones ${from} → ${to}`;

/** 'rule 7 on Fri, Sat from 2026-11-01' */
export function ruleSource(rule: PricingRuleRow): string {
  const days = rule.daysOfWeek.map((day) => WEEKDAYS[day - 1]).join(', ');
  return `rule ${rule.id}${rule.isDayOfWeekDependent ? ` on ${days}` : ''}${period(rule)}`;
}

/** 'offer until 2026-12-31' */
export const offerSource = (validity: Validity): string => `offer${period(validity)}`;

function period({ validFrom, validTo }: Validity): string {
  return `${validFrom === null ? '' : ` from ${validFrom}`}${validTo === null ? '' : ` until ${validTo}`}`;
}
