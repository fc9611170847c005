import assert from 'node:assert/strict';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type pg from 'pg';
import { type Statement, statementsOf } from '../holds/recording.js';
import { percentile } from '../measure/statistics.js';

/** What each question shall be answered within, 95 times of a hundred. */
export const TARGET_MS = 50;
const TIMES = Number(process.env['LIST_TIMES'] ?? 10);
/** Of ten times one that something else delayed is the p95: what seems slow is asked anew, often enough to tell. */
const TIMES_TO_TELL = 4 * TIMES;

/** One thing that a list is asked. */
export interface ListQuestion {
  readonly what: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A list of the back office: whom it is asked, with which document, by whom. */
export interface AskedList {
  readonly called: string;
  readonly transport: Transport;
  readonly query: string;
  readonly viewer: Viewer;
  readonly questions: readonly ListQuestion[];
  /** Reads a page of its rows by their ids and nothing else: the floor. */
  floor(): Promise<unknown>;
}

/** What answering a question took. */
export interface Answered {
  readonly list: string;
  readonly what: string;
  readonly ms: readonly number[];
  readonly floorMs: readonly number[];
  readonly statements: readonly Statement[];
}

export const p95 = (ms: readonly number[]): number => percentile(ms, 0.95);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function inTurn(ask: () => Promise<unknown>, floor: () => Promise<unknown>, times: number) {
  const [ms, floorMs]: [number[], number[]] = [[], []];
  for (let time = 0; time < times; time++) {
    ms.push(await timed(ask));
    floorMs.push(await timed(floor));
  }
  return { ms, floorMs };
}

/** Asks a list everything, each question and the floor in turn; the first time warms up. */
export async function askAll({ called, transport, query, viewer, questions, floor }: AskedList): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const { what, variables } of questions) {
    const ask = async (): Promise<void> => {
      const { errors } = await transport.send({ query, variables }, viewer);
      assert.equal(errors, undefined, `${called}, ${what}: ${JSON.stringify(errors)}`);
    };
    const statements = await statementsOf(ask);
    const first = await inTurn(ask, floor, TIMES);
    const measured = p95(first.ms) < TARGET_MS ? first : await inTurn(ask, floor, TIMES_TO_TELL);
    answers.push({ list: called, what, ...measured, statements });
  }
  return answers;
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly Plan[];
}

const shapeOf = (plan: Plan): string => {
  const at = plan['Index Name'] ?? plan['Relation Name'];
  const rows = Math.round((plan['Actual Rows'] ?? 0) * (plan['Actual Loops'] ?? 1));
  const own = `${plan['Node Type']}${at ? ` ${at}` : ''} ${rows}`;
  const under = (plan.Plans ?? []).map(shapeOf);
  return under.length === 0 ? own : `${own} (${under.join(', ')})`;
};

/** How PostgreSQL answers a statement: its nodes, each with the rows that came out of it. */
export async function planOf(client: pg.Client, { text, values }: Statement): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: Plan; 'Execution Time': number }] }>(
    `explain (analyze, timing off, format json) ${text}`,
    [...values],
  );
  const [{ Plan: plan, 'Execution Time': ms }] = rows[0]!['QUERY PLAN'];
  return `${ms.toFixed(1)} ms: ${shapeOf(plan)}`;
}
