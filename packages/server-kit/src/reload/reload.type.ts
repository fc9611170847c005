import { localize } from '@naga/kernel/language.js';
import { Directive, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { recordPage } from '../crud/noun-list.queries.js';
import type { RecordsArgs } from '../crud/noun-types.js';
import type { Noun } from '../crud/noun.js';
import type { AnyContext } from '../graphql/context.js';
import { DateTimeISO } from '../graphql/scalars.js';
import type { ListPage } from '../list/list-page.js';
import { SearchedPageOf } from '../list/page.type.js';
import type { ReloadRow } from './reloads.queries.js';
import { ReloadCause } from './reload.entity.js';

registerEnumType(ReloadCause, {
  name: 'CacheReloadCause',
  valuesConfig: { BACK: { description: 'The database was away.' } },
});

@Directive('@shareable')
@ObjectType('CacheReload', {
  description: 'One process read its copy of the tables again (permission system.manage).',
})
export class CacheReloadView {
  @Field(() => ID) id!: string;
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => ReloadCause) cause!: ReloadCause;
  @Field(() => [String], { description: 'That were said to have changed.' }) tables!: readonly string[];
  @Field(() => String, { description: 'Host and process number.' }) process!: string;
  @Field(() => Int) ms!: number;
  @Field(() => Int, { nullable: true, description: 'Of the copy; null where it failed and the last one stays.' })
  entries!: number | null;
  @Field(() => Int, { nullable: true, description: 'Of what it was asked for.' }) subjectEntries!: number | null;
  @Field(() => String, { nullable: true }) failure!: string | null;
  @Field(() => Int, { nullable: true, description: 'Rows read of the subject alone; null: all tables were read.' })
  partRows!: number | null;
  saidBy!: () => Promise<string | null>;

  @Field(() => String, { nullable: true, description: 'Who had it read by hand.' })
  askedBy(): Promise<string | null> {
    return this.saidBy();
  }
  @Field(() => String, { nullable: true, description: 'OPERATOR, ROUTE or PAIR; null: all of it.' })
  subject!: string | null;
  @Field(() => ID, { nullable: true }) subjectId!: string | null;
  @Field(() => String, { nullable: true, description: "What the subject is called, in the reader's language." })
  subjectName!: string | null;
}

type NameOf = (userId: string) => Promise<string | null>;

/** Asks for each name once. */
function asked(nameOf: NameOf): NameOf {
  const names = new Map<string, Promise<string | null>>();
  return (key) => {
    const known = names.get(key) ?? nameOf(key);
    names.set(key, known);
    return known;
  };
}

/** Rows as somebody sees them; each name is asked for once. */
export function reloadViews({ viewer }: AnyContext, nameOf: NameOf): (row: ReloadRow) => CacheReloadView {
  const person = asked(nameOf);
  return ({ askedById, subjectNames, ...row }) =>
    Object.assign(new CacheReloadView(), row, {
      subjectName: subjectNames?.map((names) => localize(names, viewer.language)).join(' – ') ?? null,
      saidBy: () => (askedById === null ? Promise.resolve(null) : person(askedById)),
    });
}

@Directive('@shareable')
@ObjectType('CacheCleared', { simpleResolvers: true, description: 'What came of reading a cache again by hand.' })
export class CacheClearedView {
  @Field(() => Int, { description: 'That keep the copy.' }) processes!: number;
  @Field(() => [CacheReloadView], { description: 'Of each process that has read it again by now.' })
  reloads!: readonly CacheReloadView[];
}

@Directive('@shareable')
@ObjectType('CacheReloadPage', { description: 'One page of the list.' })
export class CacheReloadPageView extends SearchedPageOf(CacheReloadView) {}

/** A page of a log. */
export const reloadPage = (context: AnyContext, log: Noun, search: RecordsArgs, nameOf: NameOf): CacheReloadPageView =>
  CacheReloadPageView.of(
    (recordPage(log, context, search) as ListPage<object> as ListPage<ReloadRow>).map(reloadViews(context, nameOf)),
  );
