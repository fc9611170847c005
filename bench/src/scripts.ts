import { gzipSync } from 'node:zlib';
import { type BookingResult, freeSeats, RestClient } from '../../e2e/harness/rest-client.js';
import type { Finding } from './report.js';
import { startStandalone } from './servers/standalone.js';

const TARGET_KB = 170;

/** Kilobytes (1000 bytes, gzip) of the scripts that a page's HTML references. */
async function weightOf(client: RestClient, path: string): Promise<{ kilobytes: number; count: number }> {
  const { body: html } = await client.call<string>('GET', path, undefined, { accept: 'text/html' });
  const paths = new Set([...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map(([, found]) => found!));
  let bytes = 0;
  for (const script of paths) bytes += gzipSync((await client.call<string>('GET', script)).body, { level: 9 }).length;
  return { kilobytes: bytes / 1000, count: paths.size };
}

async function aBooking(client: RestClient): Promise<BookingResult> {
  const journey = (await client.journeys()).find(({ connecting }) => connecting === 0)!;
  const seats = freeSeats(await client.seats(journey)).slice(0, 1);
  return (await client.hold(journey, seats)).body.result[0]!;
}

/** What a first visit downloads in scripts: home, results, choosing seats. */
export async function scripts(): Promise<Finding[]> {
  const server = await startStandalone(1, 'any');
  const client = new RestClient(server.url);
  const [journey] = (await client.journeys()).filter(({ connecting }) => connecting === 0);
  const { route_schedule_id, date, stop_id_from, stop_id_to } = journey!;
  const { pnr } = await aBooking(client);
  const pages = [
    ['Home', '/', `under ${TARGET_KB} KB`],
    ['Results', `/search/phnom-penh/siem-reap/${date}`, `under ${TARGET_KB} KB`],
    ['Checkout, seats', `/checkout/${route_schedule_id}@${date}:${stop_id_from}-${stop_id_to}?pax=1`, ''],
    ['Find my booking', `/view-booking-detail?pnr=${pnr}`, ''],
  ] as const;
  const findings: Finding[] = [];
  for (const [name, path, target] of pages) {
    const { kilobytes, count } = await weightOf(client, path);
    findings.push({
      what: `${name}: scripts, gzip`,
      ours: `${kilobytes.toFixed(0)} KB in ${count} files`,
      beside: '',
      target,
    });
  }
  await server.end();
  return findings;
}
