import { ID } from 'type-graphql';
import {
  AN_ID,
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

/** What lists are neither sorted nor searched nor narrowed by. */
type Plural = Omit<FieldSaid, 'sorted' | 'filtered' | 'searched'>;
const plural = {
  read: sql,
  parts: WHOLE,
  order: () => '0',
  orderKind: 'whole',
  text: noText,
} as const;

/** Several of a few words, an enum of the schema that stands there already. */
export const choices = <Value extends string>(
  { of, ...said }: Plural & { readonly of: readonly Value[] },
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

interface ReferencesSaid extends Plural {
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
        return value.every((id) => AN_ID.test(id)) ? [] : problemAt('UNKNOWN');
      },
      read: (column) => `${column}::text[]`,
      parse: (cell) => listed(cell('')),
      stored: (value) => [...new Set(value)].sort((a, b) => Number(a) - Number(b)),
    }),
    of: to,
  }) as unknown as NounField<readonly string[]>;
