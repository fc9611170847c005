import type { Clock } from '@naga/kernel/clock.js';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { Database } from '../database/database.js';
import { LivingCopy, type Reading, type ToRead } from '../database/living-copy.js';
import { clearingsIn, linesOf } from './reload-rows.rules.js';

/** A part of a copy that somebody may ask for: a kind of its subgraph's and its id. */
export interface CopySubject {
  readonly kind: string;
  readonly id: string;
}

/** What a copy in memory is, for whoever looks after it. */
export interface KeptCopy<T> {
  /** What is notified when its tables change. */
  readonly channel: string;
  /** How many entries it has. */
  entriesOf(copy: T): number;
  /** How many of them are the subject's. */
  entriesOfSubject(copy: T, subject: CopySubject): number;
  /** Whether the tables have it: the copy may not know yet. */
  isThere(database: Database, subject: CopySubject): Promise<boolean>;
  /** SQL over a clearing `c`: what its subject is called, as JSON; left out: nobody asks for a part. */
  readonly subjectNames?: string;
}

/** How a copy is read from its tables. */
export interface CopyReader<T> {
  whole(): Promise<T>;
  /**
   * Reads a subject alone and puts it into the place of what the copy has of it; undefined where that cannot be done, so
   * that all of it is read.
   */
  part?(before: T, subject: CopySubject): Promise<CopyPart<T> | undefined>;
}

export interface CopyPart<T> {
  readonly copy: T;
  /** That were read. */
  readonly rows: number;
}

export interface KeptCopyMeans {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
}

const PROCESS = `${hostname()} ${process.pid}`.slice(0, 255);

const WRITE = `insert into cache_reload
  (at, cause, clearing_id, tables, process, ms, entries, subject_entries, failure, part_rows)
  values (to_timestamp($1::float8 / 1000), $2, $3::bigint, $4::text[], $5, $6, $7, $8, $9, $10)`;
const SUBJECT = 'select subject as kind, subject_id as id from cache_clearing where id = $1 and subject is not null';

const subjectOf = async (database: Database, clearingId: string): Promise<CopySubject | undefined> =>
  (await database.rows<CopySubject>(SUBJECT, [clearingId]))[0];

/** The one subject that is all a reading is for; undefined where anything else is a cause of it. */
async function onlySubject(database: Database, causes: readonly string[]): Promise<CopySubject | undefined> {
  const [clearing] = clearingsIn(causes);
  return clearing === undefined || causes.length > 1 ? undefined : subjectOf(database, clearing);
}

/** A copy in memory whose readings stand in the log, each process's own. */
export function keepCopy<T>(
  kept: KeptCopy<T>,
  { database, databaseUrl, clock, log }: KeptCopyMeans,
  reader: CopyReader<T>,
): Promise<LivingCopy<T>> {
  let partRows: number | null = null;
  async function read({ causes, before }: ToRead<T>): Promise<T> {
    partRows = null;
    const subject = before && reader.part && (await onlySubject(database, causes));
    const part = subject && (await reader.part!(before, subject));
    if (part === undefined) return reader.whole();
    partRows = part.rows;
    return part.copy;
  }
  const ofSubject = async (clearingId: string | null, copy: T | undefined): Promise<number | null> => {
    const subject = clearingId === null || copy === undefined ? undefined : await subjectOf(database, clearingId);
    return subject === undefined ? null : kept.entriesOfSubject(copy!, subject);
  };
  async function onRead({ causes, ms, copy, failure }: Reading<T>): Promise<void> {
    const entries = copy === undefined ? null : kept.entriesOf(copy);
    for (const { cause, clearingId, tables } of linesOf({ causes })) {
      const subject = await ofSubject(clearingId, copy);
      const told = [clock.now(), cause, clearingId, tables, PROCESS, ms, entries, subject, failure ?? null, partRows];
      await database.rows(WRITE, told);
    }
  }
  return LivingCopy.start({ databaseUrl, channel: kept.channel, log, read, onRead });
}
