import { common } from './fields.js';
import type { FieldWords, NounField } from './noun-field.js';

/** What is the same of all records of a noun: no form asks for it, and no page says it. */
export const constant = <Value>(label: FieldWords, value: Value): NounField<Value> => ({
  ...common({ label }),
  typed: () => ({}),
  input: () => value,
  check: () => ({}),
  text: () => '',
  shownIf: () => false,
  Control: () => null,
});
