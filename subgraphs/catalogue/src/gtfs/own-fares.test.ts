import { expect, test } from '@jest/globals';
import { money } from '@naga/kernel/money.js';
import type { SavedLine } from '../line/read-line.js';
import type { Cell } from './feed-file.js';
import { ownFares } from './own-fares.js';
import type { OperatorZones, ZonePrice } from './zone-prices.js';

type Line = readonly [id: string, stopIds: string];
type Prices = Readonly<Record<string, number>>;

async function* told(prices: Prices): AsyncGenerator<ZonePrice, void> {
  for (const [[from, to], amount] of Object.entries(prices))
    yield { zoneFromId: from!, zoneToId: to!, price: money(amount, 'USD') };
}
const byLetter = (zones: string): ReadonlyMap<string, string> =>
  new Map(zones.split(' ').map((pair) => [pair[0]!, pair[1]!]));

/** Stops and zones are letters: 'aX' says that the stop a lies in the zone X; 'XY' what is paid from X to Y. */
async function feedOf(zones: OperatorZones, prices: Prices, lines: readonly Line[]) {
  const stopIds = [...new Set(lines.flatMap(([, ids]) => [...ids]))];
  const fares = ownFares({ operatorId: '1', stopIds, zones, prices: () => told(prices) });
  for (const [id, ids] of lines)
    fares.take({ id, stops: Array.from(ids, (stopId) => ({ stopId })) } as unknown as SavedLine);
  const [rules, attributes] = fares.files;
  const rows: string[] = [];
  for await (const row of rules!.rows()) rows.push((row as Cell[]).join(' '));
  const amounts: unknown[] = [];
  for await (const row of attributes!.rows()) amounts.push(row[1]);
  return { headings: rules!.headings, rows, amounts, zones: stopIds.map((id) => fares.zoneIdOf(id)) };
}

const SHARED = byLetter('aX bY cY');
const PRICES = { XY: 1400 };

test('where no line has zones of its own, prices between zones hold for all', async () => {
  const feed = await feedOf({ shared: SHARED, ofLine: new Map() }, { ...PRICES, XZ: 900 }, [['1', 'abcd']]);
  expect(feed).toEqual({
    headings: ['fare_id', 'origin_id', 'destination_id'],
    rows: ['USD-1400 zone-X zone-Y'],
    amounts: ['14.00'],
    zones: ['zone-X', 'zone-Y', 'zone-Y', null],
  });
});

test('beside a line with zones of its own each rule names its line, and a shared stop costs on each what it does there', async () => {
  const zones = { shared: SHARED, ofLine: new Map([['2', byLetter('aP bQ')]]) };
  const lines: Line[] = [
    ['1', 'abc'],
    ['2', 'abc'],
  ];
  const feed = await feedOf(zones, { ...PRICES, PQ: 1100 }, lines);
  expect(feed).toEqual({
    headings: ['fare_id', 'route_id', 'origin_id', 'destination_id'],
    rows: [
      'USD-1400 line-1 zone-of-stop-a zone-of-stop-b',
      'USD-1400 line-1 zone-of-stop-a zone-of-stop-c',
      'USD-1100 line-2 zone-of-stop-a zone-of-stop-b',
      // Its own zones have no price to c: there it is sold as any other.
      'USD-1400 line-2 zone-of-stop-a zone-of-stop-c',
    ],
    amounts: ['14.00', '11.00'],
    zones: ['zone-of-stop-a', 'zone-of-stop-b', 'zone-of-stop-c'],
  });
});

test('it grows with the lines alone, however many of them part the zones of the operator', async () => {
  const alone = (at: number): string => String.fromCodePoint(0x4000 + at);
  const lines = Array.from({ length: 200 }, (_, at): Line => [
    String(at),
    alone(3 * at) + alone(3 * at + 1) + alone(3 * at + 2),
  ]);
  const shared = new Map(Array.from({ length: 600 }, (_, at) => [alone(at), 'X']));
  const ofLine = new Map(lines.map(([id, ids]) => [id, new Map([...ids].map((stop) => [stop, stop]))]));
  expect((await feedOf({ shared, ofLine }, { XX: 500 }, lines)).rows).toHaveLength(600);
});
