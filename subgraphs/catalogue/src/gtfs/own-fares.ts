import { type Money, plainAmount } from '@naga/kernel/money.js';
import type { SavedLine } from '../line/read-line.js';
import type { Cell, FeedFile } from './feed-file.js';
import { ownLineId, ownPlaceId, ownZoneId } from './own-ids.rules.js';
import { type OperatorZones, soldWithin, type ZonePrice } from './zone-prices.js';

export interface OwnPrices {
  readonly operatorId: string;
  /** All stops that are told. */
  readonly stopIds: readonly string[];
  readonly zones: OperatorZones;
  prices(): AsyncIterable<ZonePrice>;
}

/** What nationals pay, as fares v1. */
export interface OwnFares {
  /** The cell `zone_id` of a stop. */
  zoneIdOf(stopId: string): string | null;
  /** Lines are told before the files are. */
  take(line: SavedLine): void;
  /** Rules first: what they cost is learned from them. */
  readonly files: readonly FeedFile[];
}

/** A rule: a price, and the cells of where it holds. */
type FareRule = readonly [price: Money, ...where: Cell[]];

function fareFiles(operatorId: string, where: readonly string[], rules: () => AsyncIterable<FareRule>): FeedFile[] {
  const told = new Map<string, Money>();
  return [
    {
      name: 'fare_rules.txt',
      headings: ['fare_id', ...where],
      async *rows() {
        for await (const [price, ...cells] of rules()) {
          const id = `${price.currency}-${price.amount}`;
          told.set(id, price);
          yield [id, ...cells];
        }
      },
    },
    {
      name: 'fare_attributes.txt',
      headings: ['fare_id', 'price', 'currency_type', 'payment_method', 'transfers', 'agency_id'],
      *rows() {
        for (const [id, price] of told) yield [id, plainAmount(price), price.currency, 1, 0, operatorId];
      },
    },
  ];
}

/** Prices between zones hold for all lines. Zones of stops that are no more are left out. */
function faresOfZones({ operatorId, stopIds, zones: { shared }, prices }: OwnPrices): OwnFares {
  const zoneIdOf = (stopId: string): string | null => {
    const zone = shared.get(stopId);
    return zone === undefined ? null : ownZoneId(zone);
  };
  async function* rules(): AsyncGenerator<FareRule, void> {
    const known = new Set(stopIds.map((id) => shared.get(id)));
    for await (const { zoneFromId, zoneToId, price } of prices())
      if (known.has(zoneFromId) && known.has(zoneToId)) yield [price, ownZoneId(zoneFromId), ownZoneId(zoneToId)];
  }
  return { zoneIdOf, take: () => undefined, files: fareFiles(operatorId, ['origin_id', 'destination_id'], rules) };
}

/** By stop: stops in the same zones, whichever line asks, cost the same on each and are one place. */
function placesOf(stopIds: readonly string[], { shared, ofLine }: OperatorZones): ReadonlyMap<string, string> {
  const zonesAt = new Map<string, string[]>();
  for (const zones of [shared, ...ofLine.values()])
    for (const [stopId, zoneId] of zones) {
      const known = zonesAt.get(stopId);
      if (known === undefined) zonesAt.set(stopId, [zoneId]);
      else known.push(zoneId);
    }
  const zoned = stopIds.filter((id) => zonesAt.has(id));
  const together = Map.groupBy(zoned, (id) => zonesAt.get(id)!.join()).values();
  return new Map([...together].flatMap((ids) => ids.map((id) => [id, ownPlaceId(ids[0]!)] as const)));
}

/**
 * Where some lines have zones of their own, each rule names its line: of two rules that fit, v1 does not say which goes first.
 * A line says what is paid between the places it halts at and nothing of others, so that a file grows with its lines alone.
 */
function faresOfLines({ operatorId, stopIds, zones, prices }: OwnPrices): OwnFares {
  const places = placesOf(stopIds, zones);
  const ways: { readonly id: string; readonly stopIds: readonly string[] }[] = [];
  async function* rules(): AsyncGenerator<FareRule, void> {
    const sold = await soldWithin(zones, prices());
    for (const { id, stopIds: way } of ways) {
      const told = new Set<string>();
      for (const [at, from] of way.entries())
        for (const to of way.slice(at + 1)) {
          const [origin, destination] = [places.get(from), places.get(to)];
          if (origin === undefined || destination === undefined || told.has(`${origin} ${destination}`)) continue;
          told.add(`${origin} ${destination}`);
          const price = sold(id, from, to);
          if (price !== undefined) yield [price, ownLineId(id), origin, destination];
        }
    }
  }
  return {
    zoneIdOf: (stopId) => places.get(stopId) ?? null,
    take: ({ id, stops }) => ways.push({ id, stopIds: stops.map(({ stopId }) => stopId) }),
    files: fareFiles(operatorId, ['route_id', 'origin_id', 'destination_id'], rules),
  };
}

export const ownFares = (of: OwnPrices): OwnFares => (of.zones.ofLine.size === 0 ? faresOfZones(of) : faresOfLines(of));
