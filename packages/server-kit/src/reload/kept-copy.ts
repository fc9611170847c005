import type { Clock } from '@naga/kernel/clock.js';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { Database } from '../database/database.js';
import { LivingCopy, type Reading } from '../database/living-copy.js';
import { linesOf } from './reload-rows.rules.js';

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
}

export interface KeptCopyMeans {
  readonly database: Database;
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
}

const PROCESS = `${hostname()} ${process.pid}`.slice(0, 255);

const WRITE = `insert into cache_reload
  (at, cause, clearing_id, tables, process, ms, entries, subject_entries, failure)
  values (to_timestamp($1::float8 / 1000), $2, $3::bigint, $4::text[], $5, $6, $7, $8, $9)`;
const SUBJECT = 'select subject as kind, subject_id as id from cache_clearing where id = $1 and subject is not null';

/** A copy in memory whose readings stand in the log, each process's own. */
export function keepCopy<T>(
  kept: KeptCopy<T>,
  { database, databaseUrl, clock, log }: KeptCopyMeans,
  read: () => Promise<T>,
): Promise<LivingCopy<T>> {
  const ofSubject = async (clearingId: string | null, copy: T | undefined): Promise<number | null> => {
    if (clearingId === null || copy === undefined) return null;
    const [subject] = await database.rows<CopySubject>(SUBJECT, [clearingId]);
    return subject === undefined ? null : kept.entriesOfSubject(copy, subject);
  };
  async function onRead({ causes, ms, copy, failure }: Reading<T>): Promise<void> {
    const entries = copy === undefined ? null : kept.entriesOf(copy);
    for (const { cause, clearingId, tables } of linesOf({ causes })) {
      const subject = await ofSubject(clearingId, copy);
      const values = [clock.now(), cause, clearingId, tables, PROCESS, ms, entries, subject, failure ?? null];
      await database.rows(WRITE, values);
    }
  }
  return LivingCopy.start({ databaseUrl, channel: kept.channel, log, read, onRead });
}
