import { isRowId } from '@naga/kernel/row-id.js';
import { type ClassType, ID, registerEnumType } from 'type-graphql';
import type { AnyContext } from '../graphql/context.js';
import type { FieldProblem } from '../graphql/refusal.js';
import type { KeyKind } from '../list/list-order.js';
import type { Scope } from '../viewer/viewer.js';

/** A type of the schema, as a decorator is told it. */
export type SchemaType = () => unknown;

/** What may be said of a field of any kind. */
export interface FieldSaid {
  /** Its description in the schema. */
  readonly about?: string;
  /** Where it is not its name in snake_case. */
  readonly column?: string;
  /** Said once, when the record is made. */
  readonly fixed?: true;
  /** Who may say it, by his scope, where not everybody may who edits records; the others leave it as it was. */
  readonly editableBy?: readonly Scope[];
  /** Said on a screen of its own: records have it, their forms and files do not. */
  readonly elsewhere?: true;
  /** SQL over a row `t` of what other tables tell, or the hour (asked-sql.ts), where it is no column; said `elsewhere`. */
  readonly told?: string;
  /** Lists can be sorted by it. */
  readonly sorted?: true;
  /** Of a text that lists are sorted by: the column that keeps it as they are (keep-order.ts), where making it for all rows before a page is dear. */
  readonly orderKept?: `listed_${string}`;
  /** Lists can be narrowed to one value of it. */
  readonly filtered?: true;
  /** Of what is `told`: by value, SQL that holds of the rows that have it as well, where an index knows those. */
  readonly knownBy?: Readonly<Record<string, string>>;
  /** Of what no row shows and lists are narrowed by: SQL of the rows `t` that a value leaves, told as `parameter`. */
  bound?(parameter: string): string;
  /** The words that lists are searched for stand in it. */
  readonly searched?: true;
  /** Lists add it up: a number of which there are the more the more records there are. */
  readonly summed?: true;
}

/** What a kind of field knows: how a value is checked, kept and read. `Value` is as commands get it. */
interface FieldKind<Value> {
  readonly optional: boolean;
  readonly output: SchemaType;
  readonly input: SchemaType;
  /** SQL of a parameter's type: '::bigint'. */
  readonly cast: string;
  /** SQL of a column as a row has it. */
  read(column: string): string;
  /** What is wrong with a value that is there; paths are relative to the field. */
  problems(value: NonNullable<Value>): readonly FieldProblem[];
  /** Headings of a file behind the field's name: '' for one, '.en' for each of its languages. */
  readonly parts: readonly string[];
  /** What a line of a file says in these columns: null for nothing, undefined for what cannot be read. */
  parse(cell: (part: string) => string): Value | TypedCell<Value> | null | undefined;
  /** As a parameter of a statement. */
  stored(value: NonNullable<Value>): unknown;
  /** What lists are sorted by, an expression that is never null. */
  order(column: string): string;
  readonly orderKind: KeyKind;
  /** SQL of the words in it, one text or several; each may be null. */
  text(column: string): readonly string[];
  /** Of a kind that has several values: how lists are narrowed to one of them. */
  readonly narrowed?: Narrowed;
}

/** What a cell says that is read beside the others of its line: an amount beside its currency; undefined: unreadable. */
export class TypedCell<Value = unknown> {
  constructor(readonly read: (values: Readonly<Record<string, unknown>>) => Value | undefined) {}
}

/** One of several values, as a filter says it. */
interface Narrowed {
  readonly type: SchemaType;
  /** SQL of whether a row has it; `parameter`: of a list of one. */
  sql(column: string, parameter: string): string;
}

/** One field of a noun. */
export interface NounField<Value = unknown> extends FieldKind<Value>, FieldSaid {
  /** The noun whose record its id names. */
  readonly of?: Referenced;
  /** The type in the graph of a neighbour's record that its id names: the neighbour says what it is called. */
  readonly neighbours?: ClassType<{ id: string }>;
  /** Where its ids are kept: a table of pairs instead of a column. */
  readonly link?: Link;
  /** Of money: the field that says its currency; such columns are added up for each of their currencies. */
  readonly currency?: string;
  /** Its column names pictures of the subgraph, one or several in order. */
  readonly pictures?: 'one' | 'several';
}

/** A table of pairs: the record's own id beside one that it names. */
export interface Link {
  readonly table: string;
  readonly own: string;
  readonly other: string;
}

/** What is known of a noun whose records are chosen from. */
export interface Referenced {
  readonly table: string;
  /** SQL over `x`, one of its rows: what it is called, text or names as JSON. */
  readonly called: string;
  /** SQL over `x` of the text that tells its rows apart, where they have one. */
  readonly key?: string;
  /** SQL of the ids that somebody may name; `parameter`: the number its value has. Left out: of all rows. */
  seen?(context: AnyContext, parameter: number): { readonly ids: string; readonly value: unknown };
}

// oxlint-disable-next-line typescript/no-explicit-any -- a value is checked by the field it belongs to
export type NounFields = Readonly<Record<string, NounField<any>>>;

export type ValueOf<Field> = Field extends NounField<infer Value> ? Value : never;

/** What a form says of a record. */
export type ValuesOf<Fields extends NounFields> = { readonly [name in keyof Fields]: ValueOf<Fields[name]> };

type Optional = { readonly optional: true };
type Plain<Value, Said> = NounField<Said extends Optional ? Value | null : Value>;

/** A problem of a field, as a list of one. */
export const problemAt = (code: string, facts?: Record<string, unknown>, path = ''): FieldProblem[] => [
  { path, code, ...(facts && { facts }) },
];
export const sql = (column: string): string => column;
/** A field that is one column of a file. */
export const WHOLE = [''] as const;
const WORDS_OF_FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'false', '0'].map((word) => [word, false] as const),
]);
export const asText = (column: string): string => `${column}::text`;
/** What has no words. */
export const noText = (): readonly string[] => [];

/** A kind of field with what one field says of itself. */
export const kindOf = <Value, Said extends FieldSaid>(said: Said, kind: Omit<FieldKind<Value>, 'optional'>) =>
  ({ ...kind, ...said, optional: 'optional' in said }) as unknown as Plain<Value, Said>;

/** Yes or no. */
export const flag = <const Said extends FieldSaid>(said: Said) =>
  kindOf<boolean, Said>(said, {
    output: () => Boolean,
    input: () => Boolean,
    cast: '::boolean',
    read: sql,
    problems: () => [],
    parts: WHOLE,
    parse: (cell) => (cell('') === '' ? null : WORDS_OF_FLAGS.get(cell('').toLowerCase())),
    stored: (value) => value,
    order: sql,
    orderKind: 'flag',
    text: noText,
  });

interface ChoiceSaid<Value extends string> extends FieldSaid {
  readonly of: readonly Value[];
  /** Of the enum in the schema. */
  readonly named: string;
  readonly optional?: true;
}

/**
 * One of a few words, an enum of the schema: its name may stand there already.
 * @public
 */
export function choice<Value extends string, const Said extends ChoiceSaid<Value>>(
  { of, named, ...said }: Said & { readonly of: readonly Value[] },
  known?: Readonly<Record<Value, Value>>,
) {
  const values = known ?? (Object.fromEntries(of.map((value) => [value, value])) as Record<Value, Value>);
  if (known === undefined) registerEnumType(values, { name: named });
  return kindOf<Value, Omit<Said, 'of' | 'named'>>(said, {
    output: () => values,
    input: () => values,
    cast: '::text',
    read: sql,
    problems: () => [],
    parts: WHOLE,
    parse: (cell) => (cell('') === '' ? null : of.find((value) => value === cell('').toUpperCase())),
    stored: (value) => value,
    // What is told of all is never null: one index then knows an order and each value.
    order: (column) => ('told' in said && !('optional' in said) ? column : `coalesce(${column}, '')`),
    orderKind: 'text',
    text: noText,
  }) as Plain<Value, Said>;
}

interface ReferenceSaid extends FieldSaid {
  readonly to: Referenced;
  readonly optional?: true;
}

/** A record of another noun, by its id; its name stands beside it. */
export const reference = <const Said extends ReferenceSaid>({ to, ...said }: Said) =>
  ({
    ...kindOf<string, FieldSaid>(said, {
      output: () => ID,
      input: () => ID,
      cast: '::bigint',
      read: asText,
      problems: (value) => (isRowId(value) ? [] : problemAt('UNKNOWN')),
      parts: WHOLE,
      parse: (cell) => cell('') || null,
      stored: (value) => value,
      order: (column) => `coalesce(${column}, 0)`,
      orderKind: 'whole',
      text: noText,
    }),
    of: to,
  }) as unknown as Plain<string, Said>;
