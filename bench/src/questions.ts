import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefinitionNode, type DocumentNode, Kind, parse, print, visit } from 'graphql';
import type { HttpClient } from './servers/http-client.js';
import { ROOT } from './servers/start-pinned.js';

export interface Search {
  readonly from: string;
  readonly to: string;
  readonly date: string;
}

const DAYS = 5;
const PAIRS = 40;

const localDate = (ahead: number): string =>
  new Date(Date.now() + 7 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10);

/** Places of a market's second, third, … copy of the network: 'siem-reap-2'. */
const COPIED = /-\d+$/;

/**
 * The most travelled pairs on each of the next days, in a market of `scale` copies of the network the same ones spread
 * evenly over the copies.
 */
export async function searches(client: HttpClient, scale = 1): Promise<Search[]> {
  const { result } = JSON.parse(await client.get('/api/v1/locations/pairs')) as {
    result: { details: { from: { slug: string }; to: { slug: string }; departures_per_day: number }[] };
  };
  const pairs = result.details
    .filter(({ from }) => !COPIED.test(from.slug))
    .toSorted((a, b) => b.departures_per_day - a.departures_per_day)
    .slice(0, PAIRS);
  const inCopy = (slug: string, copy: number): string => (copy === 0 ? slug : `${slug}-${copy + 1}`);
  return Array.from({ length: DAYS }, (_, day) =>
    pairs.map(({ from, to }, nth) => {
      const copy = (nth + day) % scale;
      return { from: inCopy(from.slug, copy), to: inCopy(to.slug, copy), date: localDate(day + 1) };
    }),
  ).flat();
}

/** An operation with the fragments that it uses, and with no others. */
export function documentOf(definitions: readonly DefinitionNode[], operation: string): DocumentNode {
  const named = (name: string) => {
    const found = definitions.find((definition) => 'name' in definition && definition.name?.value === name);
    if (found === undefined) throw new Error(`no document says ${name}`);
    return found;
  };
  const wanted: string[] = [operation];
  for (const name of wanted)
    visit(named(name), {
      FragmentSpread({ name: { value } }) {
        if (!wanted.includes(value)) wanted.push(value);
      },
    });
  return { kind: Kind.DOCUMENT, definitions: wanted.map(named) };
}

/** A question of the results screen, with all its fragments, as its files say: the journeys, or the fares of its strip of days. */
export function resultsDocument(operation: 'Results' | 'CalendarPrices' = 'Results'): string {
  const files = globSync('{web,packages/*}/src/**/*.graphql', { cwd: ROOT });
  const documents = files.map((file) => parse(readFileSync(join(ROOT, file), 'utf8')));
  return print(
    documentOf(
      documents.flatMap((document) => document.definitions),
      operation,
    ),
  );
}

export const stripVariables = ({ from, to, date }: Search): Record<string, unknown> => ({
  from,
  to,
  start: date,
  days: 7,
});

export const resultsVariables = ({ from, to, date }: Search): Record<string, unknown> => ({
  from,
  to,
  date,
  alone: true,
  passengers: 1,
  adults: 1,
  children: 0,
  start: date,
});
