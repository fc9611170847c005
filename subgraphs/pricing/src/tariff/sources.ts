import { isUnwritten, type PricingRuleRow } from '../tariff-operation/tariff-row.rules.js';
import type { Validity } from '../rule/choose-rule.rules.js';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** 'zones Phnom Penh → Siem Reap version 3': stored with the sold part, so it stays readable when the tariff has changed. */
export const zonesSource = (from: string, to: string, version = 0): string =>
  `zones ${from} → ${to}${versioned(version)}`;

/** 'rule 7 version 3 on Fri, Sat from 2026-11-01'; 'rule new version 4' of one that nobody has written yet. */
export function ruleSource(rule: PricingRuleRow): string {
  const days = rule.daysOfWeek.map((day) => WEEKDAYS[day - 1]).join(', ');
  return `rule ${isUnwritten(rule) ? 'new' : rule.id}${versioned(rule.version)}${rule.isDayOfWeekDependent ? ` on ${days}` : ''}${period(rule)}`;
}

/** 'offer version 3 until 2026-12-31' */
export const offerSource = (validity: Validity, version = 0): string => `offer${versioned(version)}${period(validity)}`;

/** 'supplement Front row on Van version 3' */
export const supplementSource = (called: string, version = 0): string => `supplement ${called}${versioned(version)}`;

/** 'demand +10 % version 3: 12 of 44 seats left, 3 days to go' */
export const demandSource = (reason: string, percent: number, version = 0): string =>
  `demand ${percent > 100 ? '+' : percent < 100 ? '−' : ''}${Math.abs(percent - 100)} %${versioned(version)}: ${reason}`;

/** What was there before an operator's first change has none. */
export const versioned = (version = 0): string => (version === 0 ? '' : ` version ${version}`);

function period({ validFrom, validTo }: Validity): string {
  return `${validFrom === null ? '' : ` from ${validFrom}`}${validTo === null ? '' : ` until ${validTo}`}`;
}
