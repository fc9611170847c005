import { decimalOf } from '../../../features/form/decimal-of.js';
import type { TariffOperationInput, Tariffs_RuleFragment } from '../tariffs.generated.js';

/** A rule as it is typed; amounts in whole units with decimals. */
export interface TypedRule {
  readonly local: string;
  readonly nonLocal: string;
  readonly originalLocal: string;
  readonly originalNonLocal: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly isActive: boolean;
  readonly daysOfWeek: readonly number[];
  readonly priority: string;
}

/** Rules edited so far: what becomes of each that stands, and the new ones, for a timing. */
export interface RuleEdit {
  readonly ruleId: string | null;
  readonly routeTimingId: string;
  /** Undefined: it ends. */
  readonly rule: TypedRule | undefined;
}

export const NEW_RULE: TypedRule = {
  ...{ local: '', nonLocal: '', originalLocal: '0', originalNonLocal: '0', validFrom: '', validTo: '' },
  ...{ isActive: true, daysOfWeek: [], priority: '0' },
};

const AMOUNTS = ['local', 'nonLocal', 'originalLocal', 'originalNonLocal'] as const;

export const typedRule = (rule: Tariffs_RuleFragment): TypedRule => ({
  local: String(rule.local / 100),
  nonLocal: String(rule.nonLocal / 100),
  originalLocal: String(rule.originalLocal / 100),
  originalNonLocal: String(rule.originalNonLocal / 100),
  validFrom: rule.validFrom ?? '',
  validTo: rule.validTo ?? '',
  isActive: rule.status === 'ACTIVE',
  daysOfWeek: rule.isDayOfWeekDependent ? rule.daysOfWeek : [],
  priority: String(rule.priority),
});

/** What is wrong with a rule before it is sent, by its fields. */
export function wrongInRule(rule: TypedRule): Partial<Record<keyof TypedRule, string>> {
  const wrong: Partial<Record<keyof TypedRule, string>> = {};
  for (const name of AMOUNTS) {
    const amount = decimalOf(rule[name]);
    if (rule[name].trim() === '') wrong[name] = 'REQUIRED';
    else if (amount === undefined || (amount === 0 && !name.startsWith('original'))) wrong[name] = 'AMOUNT';
  }
  if (rule.validFrom !== '' && rule.validTo !== '' && rule.validTo < rule.validFrom) wrong.validTo = 'BEFORE_START';
  if (!/^-?\d{1,4}$/.test(rule.priority.trim()) || Math.abs(Number(rule.priority)) > 1000) wrong.priority = 'MAX';
  return wrong;
}

const minor = (text: string): number => Math.round((decimalOf(text) ?? 0) * 100);

/** What is sent of an edit. */
export function ruleOperation({ ruleId, routeTimingId, rule }: RuleEdit): TariffOperationInput {
  if (rule === undefined) return { kind: 'END_RULE', ruleId };
  return {
    kind: 'PUT_RULE',
    ruleId,
    rule: {
      routeTimingId,
      local: minor(rule.local),
      nonLocal: minor(rule.nonLocal),
      originalLocal: minor(rule.originalLocal),
      originalNonLocal: minor(rule.originalNonLocal),
      validFrom: rule.validFrom || null,
      validTo: rule.validTo || null,
      status: rule.isActive ? 'ACTIVE' : 'INACTIVE',
      isDayOfWeekDependent: rule.daysOfWeek.length > 0,
      daysOfWeek: [...rule.daysOfWeek],
      priority: Number(rule.priority),
    },
  };
}
