import { defineEntity, p } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { Length } from 'class-validator';
import {
  Arg,
  Ctx,
  Directive,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  createUnionType,
} from 'type-graphql';
import { inTransaction } from '../database/in-transaction.js';
import { inRowTransaction } from '../database/row-transaction.js';
import type { SubgraphContext } from '../graphql/context.js';
import { ForNeighbours, Public, Requires } from '../graphql/doors.js';
import { orRefused, Refusal, Refused } from '../graphql/refusal.js';
import { DONE_WRITE_TABLE, DoneWrite } from '../idempotency/done-write.entity.js';
import { doOnce, forgetDoneWritesJob } from '../idempotency/do-once.js';
import { AsWrite, type Write } from '../idempotency/write.js';
import { JobsHaveTurns } from '../jobs/jobs-have-turns.js';
import { emit } from '../outbox/emit.js';
import { OUTBOX_TABLES } from '../outbox/outbox.entity.js';
import { defineSubgraph } from '../subgraph.js';

const NoteSchema = defineEntity({
  name: 'Note',
  tableName: 'note',
  properties: { id: p.bigint('string').primary().autoincrement(), text: p.string().unique() },
});
class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);

class CreateNotes extends Migration {
  override up(): void {
    this.addSql(
      'create table note (id bigserial primary key, text varchar(255) not null, constraint note_text_unique unique (text))',
    );
    for (const statement of [...OUTBOX_TABLES, ...DONE_WRITE_TABLE]) this.addSql(statement);
  }
}

class NoteIsRude extends Refusal {
  readonly code = 'NOTE_IS_RUDE';
}

@Directive('@key(fields: "id")')
@ObjectType('Note')
class NoteType {
  @Field(() => ID) id!: string;
  @Field() text!: string;
  static of(id: string, text: string): NoteType {
    return Object.assign(new NoteType(), { id, text });
  }
}

@InputType()
class NoteInput {
  @Field() @Length(1, 20) text!: string;
}

const WriteNoteResult = createUnionType({ name: 'WriteNoteResult', types: () => [NoteType, Refused] as const });

async function writeNote(context: SubgraphContext, text: string): Promise<Note> {
  if (text === 'rude') throw new NoteIsRude({ text });
  return inTransaction(context.em, async (em) => {
    const note = em.create(Note, { text });
    emit(em, context, 'note.written', { text });
    await em.flush();
    return note;
  });
}

const ANOTHER = `insert into note (text) select $1 || ' ' || count(*) from note returning id::text as id`;

/** Work that is done again whenever it is repeated, but for its Idempotency-Key. */
async function writeAnotherNote(context: SubgraphContext, text: string, write: Write | undefined): Promise<string> {
  return inRowTransaction(context.database, (transaction) =>
    doOnce(transaction, context, write, async () => {
      const [note] = await transaction.rows<{ id: string }>(ANOTHER, [text]);
      if (text === 'rude') throw new NoteIsRude({ text });
      return note!.id;
    }),
  );
}

@Resolver()
class NoteResolver {
  @Public()
  @Query(() => [NoteType])
  async notes(@Ctx() { database }: SubgraphContext): Promise<NoteType[]> {
    const rows = await database.rows<{ id: string; text: string }>('select id, text from note order by id');
    return rows.map(({ id, text }) => NoteType.of(id, text));
  }

  @Requires('note.count')
  @Query(() => String)
  countNotes(@Ctx() { viewer }: SubgraphContext): string {
    return `counted by ${viewer.grants['note.count'] ?? 'nobody'}`;
  }

  @ForNeighbours()
  @Query(() => String)
  secretOfNotes(): string {
    return 'for neighbours';
  }

  @Public()
  @Mutation(() => WriteNoteResult)
  writeNote(
    @Ctx() context: SubgraphContext,
    @Arg('input', () => NoteInput) input: NoteInput,
  ): Promise<NoteType | Refused> {
    return orRefused(async () => {
      const { id, text } = await writeNote(context, input.text);
      return NoteType.of(id, text);
    });
  }

  @Public()
  @Mutation(() => WriteNoteResult)
  writeAnotherNote(
    @Ctx() context: SubgraphContext,
    @Arg('text') text: string,
    @AsWrite() write: Write | undefined,
  ): Promise<NoteType | Refused> {
    return orRefused(async () => NoteType.of(await writeAnotherNote(context, text, write), text));
  }
}

/** A whole subgraph in one file: what the kit's own specs run. */
export const toySubgraph = defineSubgraph({
  name: 'toy',
  entities: [Note, DoneWrite],
  migrations: [CreateNotes, JobsHaveTurns],
  resolvers: [NoteResolver],
  orphanedTypes: [],
  references: { Note: ({ id }: { id: string }) => NoteType.of(id, `note ${id}`) },
  audience: { 'note.written': ['toy'] },
  jobs: [forgetDoneWritesJob],
});
