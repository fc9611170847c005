import assert from 'node:assert/strict';
import { type FieldNode, parse, print, visit } from 'graphql';
import { costOf } from '../measure/cost-of-load.js';
import { evenly } from '../measure/load.js';
import { inPairs } from '../measure/pairs.js';
import { median, spread } from '../measure/statistics.js';
import { documentOf, resultsDocument, resultsVariables, type Search, searches, stripVariables } from '../questions.js';
import type { Finding } from '../report.js';
import { HttpClient } from '../servers/http-client.js';
import { startStandalone } from '../servers/standalone.js';

const PER_SECOND = 40;
const SECONDS = 5;
/** What pricing answers of a page of results. */
const PRICES = new Set(['fare', 'noFareReason', 'seatFare', 'lowestFare', 'nationalLowestFares']);

/** What of it is of promotions. */
const PROMOTIONS = new Set(['promotionsAhead']);

/** The same question without some fields; a fragment or variable that nobody uses any more is not declared. */
function without(fields: ReadonlySet<string>, text: string): string {
  const fewer = visit(parse(text), { Field: ({ name }: FieldNode) => (fields.has(name.value) ? null : undefined) });
  const bare = documentOf(fewer.definitions, 'Results');
  const used = new Set<string>();
  visit(bare, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void used.add(name.value),
  });
  return print(
    visit(bare, { VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null) }),
  );
}

/** Of an answer, on average; what is refused is no answer. */
async function kilobytesOf(client: HttpClient, query: string, questions: readonly Search[]): Promise<string> {
  let bytes = 0;
  for (const question of questions) {
    const answer = await client.post('/graphql', { query, variables: resultsVariables(question) });
    assert.doesNotMatch(answer, /"errors"/);
    bytes += answer.length;
  }
  return (bytes / questions.length / 1024).toFixed(0);
}

/** The results screen's question with its prices, and without them, at 40 a second; the fares of the days around come after it. */
export async function searchPrices(): Promise<Finding[]> {
  const server = await startStandalone(1, 'server');
  const client = new HttpClient(server.url);
  const questions = await searches(client);
  const whole = resultsDocument();
  const bare = without(PRICES, whole);
  const unlowered = without(PROMOTIONS, whole);
  const sizes = [await kilobytesOf(client, whole, questions), await kilobytesOf(client, bare, questions)];
  const through = (query: string) => (nth: number) =>
    client.post('/graphql', { query, variables: resultsVariables(questions[(nth * 7) % questions.length]!) });
  const at = (query: string) => () => costOf([server.pid], () => evenly(PER_SECOND, SECONDS, through(query)));
  const { a, b } = await inPairs(at(whole), at(bare));
  const told = await inPairs(at(whole), at(unlowered));
  const strip = resultsDocument('CalendarPrices');
  const days = await costOf([server.pid], () =>
    evenly(PER_SECOND, SECONDS, (nth) =>
      client.post('/graphql', { query: strip, variables: stripVariables(questions[(nth * 7) % questions.length]!) }),
    ),
  );
  await client.close();
  await server.end();
  const costs = (of: typeof a): string =>
    `p50 ${median(of.map(({ p50 }) => p50)).toFixed(1)} ms, p95 ${median(of.map(({ p95 }) => p95)).toFixed(1)} ms, ${spread(of.map(({ cpuMs }) => cpuMs))} CPU-ms`;
  return [
    {
      what: `POST /graphql, the results screen with its prices (${sizes[0]} KB), ${PER_SECOND} a second`,
      ours: costs(a),
      beside: `without its prices (${sizes[1]} KB): ${costs(b)}`,
      target: 'p95 under 50 ms',
    },
    {
      what: `the same with what a promotion takes off, ${PER_SECOND} a second`,
      ours: costs(told.a),
      beside: `without that: ${costs(told.b)}`,
    },
    {
      what: `the lowest fares of seven days, ${PER_SECOND} a second`,
      ours: costs([days]),
      beside: `the page above which they stand: ${costs(a)}`,
    },
  ];
}
