import type { Me } from '../../session/me.js';
import type { NounField } from './noun-field.js';

/** A field in which something stands when a record is made; `value`: what, by who makes it. */
export const beginning = <Value>(
  field: NounField<Value>,
  value: string | boolean | ((me: Me | undefined) => string | boolean),
): NounField<Value> => ({
  ...field,
  typed: (name, row, me) =>
    row === undefined ? { [name]: typeof value === 'function' ? value(me) : value } : field.typed(name, row, me),
});
