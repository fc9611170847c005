import { isRowId } from '@naga/kernel/row-id.js';
import { ID, Int } from 'type-graphql';
import {
  type FieldSaid,
  kindOf,
  type Link,
  type NounField,
  noText,
  problemAt,
  type Referenced,
  sql,
  WHOLE,
} from './noun-field.js';

/** A cell that holds several values. */
export const listed = (cell: string): string[] =>
  cell
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** What lists are neither sorted nor searched by. */
type Plural = Omit<FieldSaid, 'sorted' | 'searched'>;
/** Nor are they narrowed to it. */
type Whole = Omit<Plural, 'filtered'>;
const plural = {
  read: sql,
  parts: WHOLE,
  order: () => '0',
  orderKind: 'whole',
  text: noText,
} as const;

/** Several of a few words, an enum of the schema that stands there already. */
export const choices = <Value extends string>(
  { of, ...said }: Whole & { readonly of: readonly Value[] },
  known: Readonly<Record<Value, Value>>,
) =>
  kindOf<readonly Value[], FieldSaid>(said, {
    ...plural,
    output: () => [known],
    input: () => [known],
    cast: '::text[]',
    problems: () => [],
    parse(cell) {
      const found = listed(cell('')).map((word) => of.find((value) => value === word.toUpperCase()));
      return found.includes(undefined) ? undefined : (found as Value[]);
    },
    stored: (value) => of.filter((one) => value.includes(one)),
  });

interface ReferencesSaid extends Whole {
  readonly to: Referenced;
  readonly link: Link;
  readonly max: number;
}

/**
 * Records of another noun, by their ids; their names stand beside them: amenityIds, amenityNames.
 * @public
 */
export const references = ({ to, max, ...said }: ReferencesSaid) =>
  ({
    ...kindOf<readonly string[], FieldSaid>(said, {
      ...plural,
      output: () => [ID],
      input: () => [ID],
      cast: '::bigint[]',
      problems(value) {
        if (value.length > max) return problemAt('ARRAY_MAX_SIZE', { max });
        return value.every(isRowId) ? [] : problemAt('UNKNOWN');
      },
      read: (column) => `${column}::text[]`,
      parse: (cell) => listed(cell('')),
      stored: (value) => [...new Set(value)].sort((a, b) => Number(a) - Number(b)),
    }),
    of: to,
  }) as unknown as NounField<readonly string[]>;

/** Of lists of what is allowed, of which an empty one allows everything: those that allow it are found. */
const allowing = (column: string, parameter: string): string => `(${column} @> ${parameter} or ${column} = '{}')`;

interface WordsSaid extends Omit<FieldSaid, 'sorted'> {
  /** The words there are; left out, those of a form. */
  readonly of?: readonly string[];
  readonly form?: RegExp;
  readonly max: number;
}

/** Several words, each once and in the order in which they are known: kinds of transport. None stands for all of them. */
export const words = ({ of, form, max, ...said }: WordsSaid) =>
  kindOf<readonly string[], FieldSaid>(said, {
    ...plural,
    output: () => [String],
    input: () => [String],
    cast: '::text[]',
    problems(value) {
      if (value.length > max) return problemAt('ARRAY_MAX_SIZE', { max });
      const isKnown = (word: string): boolean => of?.includes(word) ?? form!.test(word);
      return value.every(isKnown) ? [] : problemAt('UNKNOWN');
    },
    parse: (cell) =>
      listed(cell('')).map((said) => of?.find((word) => word.toLowerCase() === said.toLowerCase()) ?? said),
    stored: (value) => (of === undefined ? [...new Set(value)].sort() : of.filter((word) => value.includes(word))),
    text: (column) => [`words_in(${column})`],
    narrowed: { type: () => String, sql: allowing },
  });

interface IdsSaid extends Plural {
  readonly max: number;
}

/** Ids of what another subgraph has, which says their names. None stands for all of them. */
export const ids = ({ max, ...said }: IdsSaid) =>
  kindOf<readonly string[], FieldSaid>(said, {
    ...plural,
    output: () => [ID],
    input: () => [ID],
    cast: '::bigint[]',
    problems(value) {
      if (value.length > max) return problemAt('ARRAY_MAX_SIZE', { max });
      return value.every(isRowId) ? [] : problemAt('UNKNOWN');
    },
    read: (column) => `${column}::text[]`,
    parse: (cell) => listed(cell('')),
    stored: (value) => [...new Set(value)].sort((a, b) => Number(a) - Number(b)),
    narrowed: { type: () => ID, sql: allowing },
  });

interface NumbersSaid extends Whole {
  readonly min: number;
  readonly max: number;
}

/** Several whole numbers of a short row, each once: weekdays. */
export const numbers = ({ min, max, ...said }: NumbersSaid) =>
  kindOf<readonly number[], FieldSaid>(said, {
    ...plural,
    output: () => [Int],
    input: () => [Int],
    cast: '::smallint[]',
    problems: (value) => (value.every((one) => one >= min && one <= max) ? [] : problemAt('RANGE', { min, max })),
    parse(cell) {
      const found = listed(cell(''));
      return found.every((one) => /^\d{1,4}$/.test(one)) ? found.map(Number) : undefined;
    },
    stored: (value) => [...new Set(value)].sort((a, b) => a - b),
  });
