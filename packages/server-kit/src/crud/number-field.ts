import { Float, Int } from 'type-graphql';
import { SafeInt } from '../graphql/scalars.js';
import { asText, type FieldSaid, kindOf, problemAt, type SchemaType, sql, WHOLE } from './noun-field.js';
import { withPoint } from './spreadsheet.rules.js';

interface NumberSaid extends FieldSaid {
  readonly min: number;
  readonly max: number;
  readonly optional?: true;
}

const number = <Said extends NumberSaid>(
  said: Said,
  type: SchemaType,
  cast: string,
  form: RegExp,
  order: (column: string) => string,
) =>
  kindOf<number, Said>(said, {
    output: type,
    input: type,
    cast,
    read: sql,
    problems(value) {
      if (value < said.min) return problemAt('MIN', { min: said.min });
      return value > said.max ? problemAt('MAX', { max: said.max }) : [];
    },
    parts: WHOLE,
    parse(cell) {
      const typed = withPoint(cell(''), said.max);
      if (typed === '') return null;
      return form.test(typed) ? Number(typed) : undefined;
    },
    stored: (value) => value,
    order,
    orderKind: 'whole',
    text: (column) => [asText(column)],
  });

/**
 * A whole number.
 * @public
 */
export const whole = <const Said extends NumberSaid>(said: Said) =>
  number(
    said,
    () => Int,
    '::int',
    /^-?\d{1,9}$/,
    (column) => `coalesce(${column}, ${said.min - 1})`,
  );

/** A whole number of up to fifteen digits: of a ticket. */
export const large = <const Said extends NumberSaid>(said: Said) => ({
  ...number(
    said,
    () => SafeInt,
    '::bigint',
    /^-?\d{1,15}$/,
    (column) => `coalesce(${column}, ${said.min - 1})`,
  ),
  // As JSON has numbers.
  read: (column: string) => `(${column})::float8`,
});

/**
 * A number with decimals: a latitude. Lists are not sorted by it.
 * @public
 */
export const decimal = <const Said extends Omit<NumberSaid, 'sorted'>>(said: Said) =>
  number(
    said,
    () => Float,
    '::float8',
    /^-?\d{1,9}(?:\.\d{1,9})?$/,
    (column) => `(${column} * 1000000)::bigint`,
  );
