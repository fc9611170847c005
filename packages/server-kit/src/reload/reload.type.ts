import { IsIn, IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../graphql/scalars.js';
import { PageArgs, PageOf } from '../list/page.type.js';
import type { CopySubject } from './kept-copy.js';
import type { ReloadRow } from './reloads.queries.js';
import { RELOAD_CAUSES, type ReloadCause } from './reload.entity.js';

@Directive('@shareable')
@ObjectType('CacheReload', {
  description: 'One process read its copy of the tables again (permission system.manage).',
})
export class CacheReloadView {
  @Field(() => ID) id!: string;
  @Field(() => DateTimeISO) at!: Date;
  @Field(() => String, { description: 'START, CHANGE, BACK (the database was away) or BY_HAND.' }) cause!: ReloadCause;
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
  calledSubject!: () => Promise<string | null>;

  @Field(() => String, { nullable: true, description: "What the subject is called, in the reader's language." })
  subjectName(): Promise<string | null> {
    return this.calledSubject();
  }
}

type NameOf = (userId: string) => Promise<string | null>;
type NameOfSubject = (subject: CopySubject) => Promise<string | null>;

/** Asks for each name once. */
function asked(nameOf: NameOf): NameOf {
  const names = new Map<string, Promise<string | null>>();
  return (key) => {
    const known = names.get(key) ?? nameOf(key);
    names.set(key, known);
    return known;
  };
}

/** Rows as the graph shows them; each name is asked for once. */
export function reloadViews(
  nameOf: NameOf,
  nameOfSubject: NameOfSubject = () => Promise.resolve(null),
): (row: ReloadRow) => CacheReloadView {
  const [person, subject] = [asked(nameOf), asked((key) => nameOfSubject(JSON.parse(key) as CopySubject))];
  return ({ askedById, ...row }) =>
    Object.assign(new CacheReloadView(), row, {
      saidBy: () => (askedById === null ? Promise.resolve(null) : person(askedById)),
      calledSubject: () =>
        row.subject === null || row.subjectId === null
          ? Promise.resolve(null)
          : subject(JSON.stringify({ kind: row.subject, id: row.subjectId })),
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
@ObjectType('CacheReloadPage', { description: 'Newest first.' })
export class CacheReloadPageView extends PageOf(CacheReloadView) {}

@ArgsType()
export class CacheReloadsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'CacheReload.cause' })
  @IsOptional()
  @IsIn([...RELOAD_CAUSES])
  cause?: string | null;
  @Field(() => Boolean, { nullable: true }) failed?: boolean | null;
  @Field(() => String, { nullable: true, description: "Part of a table's name or of the process." })
  @IsOptional()
  @MaxLength(200)
  text?: string | null;
}
