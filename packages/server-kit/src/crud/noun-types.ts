import { localize, type LocalizedText } from '@naga/kernel/language.js';
import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import {
  Directive,
  ArgsType,
  type ClassType,
  createUnionType,
  Field,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { Refused } from '../graphql/refusal.js';
import { PageArgs, type PageOf, SearchedPageOf, SummedPageOf } from '../list/page.type.js';
import type { Viewer } from '../viewer/viewer.js';
import { type Noun, saidFields } from './noun.js';
import type { NounField } from './noun-field.js';
import type { RecordFilter, RecordRow } from './noun-list.queries.js';

/**
 * A record that another one names. It has no id of its own: clients keep what has one under it, and a location and an
 * operator may share a number.
 */
@Directive('@shareable')
@ObjectType('RecordName', { simpleResolvers: true, description: 'A record that another one names; its id is beside.' })
export class RecordName {
  @Field(() => String, { description: "In the reader's language." }) name!: string;
}

/** A class that is made here has no decorators in its text. */
const decorate = (decorator: unknown, target: object, property: string): void =>
  (decorator as PropertyDecorator)(target, property);

type Called = string | LocalizedText | null;
interface Chosen {
  readonly id: string;
  readonly called: Called;
}

const nameIn = (called: Called, { language }: Viewer): string =>
  called === null ? '' : typeof called === 'string' ? called : localize(called, language);

/** The name of what a field refers to, as a field of the record: operatorId → operator, amenityIds → amenityNames. */
const named = (field: string): string => field.replace(/Id$/, '').replace(/Ids$/, 'Names');

const upper = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

export interface RecordsArgs extends PageArgs {
  filter?: RecordFilter | null;
  order?: string | null;
  descending: boolean;
}

/** What a noun is in the schema. */
export interface NounTypes {
  readonly Record: ClassType<object>;
  readonly Input: ClassType<object>;
  readonly Args: ClassType<RecordsArgs>;
  readonly Filter: ClassType<RecordFilter>;
  readonly Page: ReturnType<typeof pageOf>;
  readonly Result: object;
  /** A row as somebody sees it. */
  view(row: RecordRow, viewer: Viewer): object;
}

const pageOf = ({ name, fields }: Noun, Record: ClassType<object>) => {
  const isSummed = Object.values(fields).some(({ summed }) => summed);
  const Searched = SearchedPageOf(Record);
  const Base: ReturnType<typeof PageOf<object>> = isSummed ? SummedPageOf(Record, Searched) : Searched;
  @ObjectType(`${name}RecordPage`, { description: 'One page of the list.' })
  class Page extends Base {}
  return Page;
};

const aboutOf = ({ about }: NounField) => (about === undefined ? {} : { description: about });

function recordOf({ name, about, fields, ends, slugOf }: Noun): ClassType<object> {
  class Record {}
  const field = (key: string, type: () => unknown, more: object = {}) =>
    decorate(Field(type as never, more), Record.prototype, key);
  field('id', () => ID);
  field('version', () => Int, { description: 'Of what was read: an update says it.' });
  field('name', () => String, { description: "What lists call it, in the reader's language." });
  field('mayChange', () => Boolean, { description: 'Who reads it looks after it; others see it only.' });
  if (ends === 'switched') field('active', () => Boolean);
  if (slugOf)
    field('slug', () => String, {
      description: "Stands in addresses: made of the English name with the record ('siem-reap'), and kept.",
    });
  for (const [key, own] of Object.entries(fields)) {
    if (key !== 'name') field(key, own.output, { nullable: own.optional, ...aboutOf(own) });
    if (own.of) field(named(key), () => (own.link ? [RecordName] : RecordName), { nullable: own.optional });
    const { neighbours } = own;
    // What a neighbour has removed has no name any more.
    if (neighbours)
      field(named(key), () => (own.link ? [neighbours] : neighbours), { nullable: own.link ? 'items' : true });
  }
  ObjectType(`${name}Record`, { simpleResolvers: true, description: about })(Record);
  return Record;
}

function inputOf(noun: Noun): ClassType<object> {
  const { name } = noun;
  class Input {}
  for (const [key, own] of saidFields(noun))
    decorate(Field(own.input as never, { nullable: own.optional, ...aboutOf(own) }), Input.prototype, key);
  InputType(`${name}RecordInput`, { description: `As ${name}Record says it.` })(Input);
  return Input;
}

function filterOf({ name, fields, ends, recorded }: Noun): ClassType<RecordFilter> {
  class Filter implements RecordFilter {
    readonly [field: string]: unknown;
  }
  const field = (key: string, type: () => unknown, description?: string) => {
    decorate(Field(type as never, { nullable: true, ...(description && { description }) }), Filter.prototype, key);
    decorate(IsOptional(), Filter.prototype, key);
  };
  field('text', () => String, 'In its words.');
  decorate(MaxLength(200), Filter.prototype, 'text');
  field('ids', () => [ID]);
  decorate(ArrayMaxSize(500), Filter.prototype, 'ids');
  if (ends === 'switched') field('active', () => Boolean);
  for (const [key, own] of Object.entries(fields))
    if (own.filtered) field(key, own.narrowed?.type ?? own.input, own.bound && own.about);
  InputType(recorded?.types.filter ?? `${name}RecordFilter`)(Filter);
  return Filter;
}

/** By which fields lists are sorted: the values of their enum. */
const ordersOf = ({ fields, called }: Noun): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, { sorted }]) => (sorted || key === called ? [[upper(key), key]] : [])),
  );

function argsOf(noun: Noun, Filter: ClassType<RecordFilter>): ClassType<RecordsArgs> {
  const { name, recorded } = noun;
  const orders = ordersOf(noun);
  registerEnumType(orders, { name: recorded?.types.order ?? `${name}RecordOrder` });
  const usual = recorded
    ? `Null: by ${recorded.by}${recorded.descending ? ', the latest first' : ''}.`
    : 'Null: what records are called.';
  @ArgsType()
  class Args extends PageArgs {
    @Field(() => Filter, { nullable: true }) @ValidateNested() filter?: RecordFilter | null;
    @Field(() => orders, { nullable: true, description: usual }) order?: string | null;
    @Field(() => Boolean, { defaultValue: false }) descending!: boolean;
  }
  return Args;
}

function viewOf({ fields, called }: Noun, Record: ClassType<object>) {
  const references = Object.keys(fields).filter((key) => fields[key]!.of !== undefined);
  const neighbours = Object.keys(fields).filter((key) => fields[key]!.neighbours !== undefined);
  return (row: RecordRow, viewer: Viewer): object => {
    const names = references.map((key) => {
      const [id, called] = [row[key] as string | null, row[`${key}Called`]];
      if (fields[key]!.link !== undefined)
        return [named(key), (called as Chosen[]).map((one) => ({ name: nameIn(one.called, viewer) }))];
      return [named(key), id === null ? null : { name: nameIn(called as Called, viewer) }];
    });
    const known = neighbours.map((key) => {
      const ids = row[key] as string | readonly string[] | null;
      return [named(key), typeof ids === 'string' ? { id: ids } : (ids?.map((id) => ({ id })) ?? null)];
    });
    const name = nameIn(row[called] as Called, viewer);
    return Object.assign(new Record(), row, { name }, Object.fromEntries([...names, ...known]));
  };
}

/** What a list is asked with. */
type ListTypes = Pick<NounTypes, 'Args' | 'Filter'>;

const madeLists = new WeakMap<Noun, ListTypes>();

/** What the list of a noun is asked with, once: all that the kit makes of one that is recorded. */
export function listTypes(noun: Noun): ListTypes {
  const known = madeLists.get(noun);
  if (known !== undefined) return known;
  const Filter = filterOf(noun);
  const types = { Filter, Args: argsOf(noun, Filter) };
  madeLists.set(noun, types);
  return types;
}

const made = new WeakMap<Noun, NounTypes>();

/** The types that a noun's description makes, once: what a subgraph adds of its own says them, too. */
export function nounTypes(noun: Noun): NounTypes {
  const known = made.get(noun) ?? typesOf(noun);
  made.set(noun, known);
  return known;
}

function typesOf(noun: Noun): NounTypes {
  const Record = recordOf(noun);
  const Result = createUnionType({ name: `${noun.name}RecordResult`, types: () => [Record, Refused] as const });
  return {
    Record,
    Input: inputOf(noun),
    ...listTypes(noun),
    Page: pageOf(noun, Record),
    Result,
    view: viewOf(noun, Record),
  };
}
