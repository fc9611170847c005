import { MOST_LINES } from '@naga/kernel/file-limits.js';
import { MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, type ClassType, Ctx, Field, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { AnyContext } from '../graphql/context.js';
import { nameWhoSaved } from '../graphql/changed-meanwhile.js';
import { Requires } from '../graphql/doors.js';
import { orRefused, type Refused } from '../graphql/refusal.js';
import { AsWrite, type Write } from '../idempotency/write.js';
import type { RecordValues } from './check-values.js';
import { bulkResolvers } from './bulk/bulk.resolver.js';
import type { NameOf } from './bulk/bulk-kind.js';
import { bulkOf } from './bulk/bulk-of-noun.js';
import { applyImport, type ImportRow, rehearseImport, undoImport } from './import-records.command.js';
import { type Noun, scopesOfNoun, scopesSeeing } from './noun.js';
import { recordPage, recordWith } from './noun-list.queries.js';
import { nounTypes, type RecordsArgs } from './noun-types.js';
import { RecordImportResult, RecordImportView } from './record-reports.type.js';
import { createRecord, updateRecord } from './save-record.command.js';

/** How its records end. */
const endResolvers = (noun: Noun, nameOf: NameOf): readonly ClassType<object>[] =>
  bulkResolvers({
    kind: bulkOf(noun, nameOf),
    one: noun.name,
    many: noun.plural,
    ends: noun.ends === 'switched' ? 'switched' : 'removed',
    permission: noun.permission,
    scopes: noun.madeBy ?? scopesOfNoun(noun),
    Filter: nounTypes(noun).Filter,
    about: noun.ends === 'removed' ? 'Those that nothing needs.' : 'What is off is chosen for nothing new.',
  });

const MOST_LETTERS = 1_000_000;

@ArgsType()
class FileArgs {
  @Field(() => String, { description: 'CSV in UTF-8; its headings are id and the fields, a language behind a dot.' })
  @MaxLength(MOST_LETTERS)
  file!: string;
}

/** Files of its records. */
function importResolver(noun: Noun): ClassType<object> {
  const { name, permission } = noun;
  const scopes = scopesOfNoun(noun);
  @Resolver()
  class Importer {
    @Requires(permission, scopes)
    @Mutation(() => RecordImportView, {
      name: `rehearse${name}Import`,
      description: `Changes nothing; ${MOST_LINES} lines at most.`,
    })
    rehearse(@Ctx() context: AnyContext, @Args(() => FileArgs) { file }: FileArgs): Promise<ImportRow> {
      return rehearseImport(noun, context, file);
    }

    @Requires(permission, scopes)
    @Mutation(() => RecordImportResult, {
      name: `apply${name}Import`,
      description: 'All of it or nothing. Refused: RECORD_NOT_FOUND, IMPORT_HAS_ERRORS, IMPORT_OUTDATED.',
    })
    apply(@Ctx() context: AnyContext, @Arg('id', () => ID) id: string): Promise<RecordImportView | Refused> {
      return orRefused(async () => Object.assign(new RecordImportView(), await applyImport(noun, context, id)));
    }

    @Requires(permission, scopes)
    @Mutation(() => RecordImportResult, {
      name: `undo${name}Import`,
      description: 'All of it or nothing. Refused: RECORD_NOT_FOUND, IMPORT_NOT_UNDONE.',
    })
    undo(@Ctx() context: AnyContext, @Arg('id', () => ID) id: string): Promise<RecordImportView | Refused> {
      return orRefused(async () => Object.assign(new RecordImportView(), await undoImport(noun, context, id)));
    }
  }
  return Importer;
}

/** Lists, records and their changes: what a noun's description says, in the schema. */
export function nounResolvers(noun: Noun, nameOf: NameOf): readonly ClassType<object>[] {
  const { Record, Input, Args: ListArgs, Page, Result, view } = nounTypes(noun);
  const { name, permission, refusals = [] } = noun;
  const lower = `${name[0]!.toLowerCase()}${name.slice(1)}`;
  const scopes = scopesOfNoun(noun);
  const saved = (context: AnyContext, command: () => Promise<string>): Promise<object | Refused> =>
    orRefused(async () => view((await recordWith(noun, context, await command()))!, context.viewer));

  @Resolver(() => Record)
  class NounResolver {
    @Requires(permission, scopesSeeing(noun))
    @Query(() => Page, { name: `${lower}Records`, description: 'Those that one looks after, and those of nobody.' })
    list(@Ctx() context: AnyContext, @Args(() => ListArgs) search: RecordsArgs): object {
      return Page.of(recordPage(noun, context, search).map((row) => view(row, context.viewer)));
    }

    @Requires(permission, scopesSeeing(noun))
    @Query(() => Record, { nullable: true, name: `${lower}Record` })
    async show(@Ctx() context: AnyContext, @Arg('id', () => ID) id: string): Promise<object | null> {
      const row = await recordWith(noun, context, id);
      return row === undefined ? null : view(row, context.viewer);
    }

    @Requires(permission, noun.madeBy ?? scopes)
    @Mutation(() => Result, {
      name: `create${name}`,
      description: `Refused: ${refusals.join(', ') || 'nothing but BAD_USER_INPUT'}.`,
    })
    create(
      @Ctx() context: AnyContext,
      @Arg('input', () => Input) input: RecordValues,
      @AsWrite() write: Write | undefined,
    ): Promise<object | Refused> {
      return saved(context, () => createRecord(noun, context, input, write));
    }

    @Requires(permission, scopes)
    @Mutation(() => Result, {
      name: `update${name}`,
      description: `Refused: ${['RECORD_NOT_FOUND', 'CHANGED_MEANWHILE', ...refusals].join(', ')}.`,
    })
    update(
      @Ctx() context: AnyContext,
      @Arg('id', () => ID) id: string,
      @Arg('version', () => Int) version: number,
      @Arg('input', () => Input) input: RecordValues,
    ): Promise<object | Refused> {
      const update = () => updateRecord(noun, context, id, version, input);
      return saved(context, () => nameWhoSaved(update, nameOf(context)));
    }
  }
  return [NounResolver, ...endResolvers(noun, nameOf), importResolver(noun)];
}
