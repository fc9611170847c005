import type { FieldFault } from './form-answer.js';

/** What a field must be; the server has the same rules and the last word. */
export interface FieldRule {
  name: string;
  required?: boolean;
  kind?: 'email' | 'phone';
  /** Characters at least, when something is there. */
  min?: number;
  /** Name of the field it repeats. */
  same?: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s()-]{8,20}$/;

/** The first thing that is wrong with one field; undefined when nothing is. */
export function faultOf(rule: FieldRule, values: Readonly<Record<string, string>>): FieldFault | undefined {
  const { name, required = false, kind, min = 0, same } = rule;
  const value = values[name] ?? '';
  const fault = (code: string, facts: Record<string, unknown> = {}): FieldFault => ({ path: name, code, facts });
  if (value.trim() === '') return required ? fault('REQUIRED') : undefined;
  if (kind === 'email' && !EMAIL.test(value.trim())) return fault('IS_EMAIL');
  if (kind === 'phone' && !PHONE.test(value.trim())) return fault('IS_PHONE_NUMBER');
  if (value.length < min) return fault('MIN_LENGTH', { min });
  if (same !== undefined && value !== values[same]) return fault('EQUALS');
  return undefined;
}

/** All that is wrong, in the order of the form. */
export const faultsOf = (rules: readonly FieldRule[], values: Readonly<Record<string, string>>): FieldFault[] =>
  rules.flatMap((rule) => faultOf(rule, values) ?? []);
