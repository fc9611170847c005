import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ManualClock } from '@naga/kernel/clock.js';
import { pino } from 'pino';
import { Database } from '../database/database.js';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.js';
import { JobTurn } from './job-turn.entity.js';
import { JobTurns } from './job-turns.js';
import { JobsHaveTurns } from './jobs-have-turns.js';

const EVERY = 2000;
const log = pino({ level: 'silent' });
const clock = new ManualClock('2026-11-20T10:00:00+07:00');

/** A process with its own connections. */
interface Process {
  readonly database: Database;
  turns?: JobTurns;
}

let made: TestDatabase;
const processes: Process[] = [];
const ran: string[] = [];
/** That somebody is at the job that takes long, and what it waits for. */
let begun: PromiseWithResolvers<void>;
let gate: PromiseWithResolvers<void>;

async function open(): Promise<Process> {
  const database = await Database.open({
    url: made.url,
    schema: 'toy',
    entities: [JobTurn],
    migrations: [JobsHaveTurns],
  });
  const process = { database };
  processes.push(process);
  return process;
}

/** Another process that runs `jobs` and says so in `ran`. */
async function start(who: string, jobs: readonly string[], every = EVERY): Promise<Process & { turns: JobTurns }> {
  const process = await open();
  const run = async (job: string): Promise<void> => {
    ran.push(`${who} ${job}`);
    if (job === 'long') {
      begun.resolve();
      await gate.promise;
    }
    if (job === 'fails') throw new Error('as it happens');
  };
  const work = { database: process.database, clock, log, jobs: jobs.map((name) => ({ name, every })), run };
  return Object.assign(process, { turns: await JobTurns.start(work) });
}

/** Everybody looks at what is due, until nobody has anything to do. */
async function look(...all: readonly { turns: JobTurns }[]): Promise<void> {
  for (const { turns } of all) turns.look();
  await Promise.all(all.map(({ turns }) => turns.idle()));
}

beforeAll(async () => {
  made = await cloneDatabase('template_empty', () => Promise.resolve());
  const { database } = await open();
  await database.migrate();
});
beforeEach(async () => {
  begun = Promise.withResolvers();
  gate = Promise.withResolvers();
  ran.length = 0;
  await processes[0]!.database.rows('delete from job_turn');
});
afterEach(async () => {
  gate.resolve();
  for (const { turns, database } of processes.splice(1)) {
    await turns?.stop();
    await database.close();
  }
});
afterAll(async () => {
  await processes[0]!.database.close();
  await made.drop();
});

test('each job runs at once, and again when its time has come, whichever process looks', async () => {
  const [a, b] = [await start('a', ['one', 'two']), await start('b', ['one', 'two'])];
  await look(a, b);
  expect(ran.map((run) => run.slice(2)).toSorted()).toEqual(['one', 'two']);
  clock.advance({ seconds: 1 });
  await look(a, b);
  expect(ran).toHaveLength(2);
  clock.advance({ seconds: 1 });
  await look(b);
  await look(a);
  expect(ran.map((run) => run.slice(2)).toSorted()).toEqual(['one', 'one', 'two', 'two']);
});

test('one that fails comes again', async () => {
  const a = await start('a', ['fails']);
  await look(a);
  clock.advance({ seconds: 2 });
  await look(a);
  expect(ran).toEqual(['a fails', 'a fails']);
});

test('one that runs is left alone, and taken up where its process dies', async () => {
  const a = await start('a', ['long']);
  await begun.promise;
  const b = await start('b', ['long']);
  await look(b);
  clock.advance({ seconds: 2 });
  await look(b);
  expect(ran).toEqual(['a long']);
  await processes[0]!.database.rows(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction'`,
  );
  const stopped = a.turns.stop();
  gate.resolve();
  await stopped;
  clock.advance({ seconds: 2 });
  await look(b);
  expect(ran).toEqual(['a long', 'b long']);
});

test('what runs is waited for by who stops', async () => {
  const { turns } = await start('a', ['long']);
  await begun.promise;
  const stopped = turns.stop();
  clock.advance({ seconds: 2 });
  turns.look();
  gate.resolve();
  await stopped;
  expect(
    await processes[0]!.database.rows('select due_at > to_timestamp($1::float8 / 1000) as later from job_turn', [
      clock.now(),
    ]),
  ).toEqual([{ later: false }]);
  expect(ran).toEqual(['a long']);
});

test('whose process starts with a shorter interval is due sooner', async () => {
  await look(await start('a', ['one'], 3_600_000));
  const b = await start('b', ['one']);
  clock.advance({ seconds: 2 });
  await look(b);
  expect(ran).toEqual(['a one', 'b one']);
});
