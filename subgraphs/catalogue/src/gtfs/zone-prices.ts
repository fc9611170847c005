import { type Currency, money, type Money } from '@naga/kernel/money.js';
import type { CatalogueContext } from '../journey/asking.js';
import { ZonePricesDocument, ZoneStopsDocument } from '../neighbours/pricing.generated.js';

/** What a seat costs from one zone of an operator's stops to another: a grown-up from there. */
export interface ZonePrice {
  readonly zoneFromId: string;
  readonly zoneToId: string;
  readonly price: Money;
}

type Asking = Pick<CatalogueContext, 'neighbours' | 'viewer'>;

/** Zones by the stop's id; a stop without a price lies in none. */
type ZoneOfStop = ReadonlyMap<string, string>;

/** In which zones an operator's stops lie: in those of all its lines, and in those of lines that have their own, by line. */
export interface OperatorZones {
  readonly shared: ZoneOfStop;
  readonly ofLine: ReadonlyMap<string, ZoneOfStop>;
}

export async function zonesOfStops({ neighbours, viewer }: Asking, operatorId: string): Promise<OperatorZones> {
  const shared = new Map<string, string>();
  const ofLine = new Map<string, Map<string, string>>();
  for (let after = '0'; ;) {
    const { zoneStops } = await neighbours.ask('pricing', ZoneStopsDocument, { operatorId, after }, viewer);
    if (zoneStops.length === 0) return { shared, ofLine };
    for (const { lineId, stopId, zoneId } of zoneStops) {
      const own = lineId === null ? shared : (ofLine.get(lineId) ?? new Map<string, string>());
      if (lineId !== null) ofLine.set(lineId, own);
      own.set(stopId, zoneId);
    }
    after = zoneStops.at(-1)!.id;
  }
}

/** All prices of an operator, a page of them at a time. */
export async function* zonePricesOf(
  { neighbours, viewer }: Asking,
  operatorId: string,
): AsyncGenerator<ZonePrice, void> {
  for (let after = '0'; ;) {
    const { zonePrices } = await neighbours.ask('pricing', ZonePricesDocument, { operatorId, after }, viewer);
    if (zonePrices.length === 0) return;
    for (const { zoneFromId, zoneToId, amount, currency } of zonePrices)
      yield { zoneFromId, zoneToId, price: money(amount, currency as Currency) };
    after = zonePrices.at(-1)!.id;
  }
}

/** What is sold on a line of an operator from one stop to another; undefined where nobody set a price. */
export type SoldOnLine = (lineId: string, fromStopId: string, toStopId: string) => Money | undefined;

/** As pricing has it: a line's own zones go before those of all lines, ride by ride, where they have a price. */
export async function soldWithin(
  { shared, ofLine }: OperatorZones,
  all: AsyncIterable<ZonePrice>,
): Promise<SoldOnLine> {
  const prices = new Map<string, Money>();
  for await (const { zoneFromId, zoneToId, price } of all) prices.set(`${zoneFromId} ${zoneToId}`, price);
  const between = (zones: ZoneOfStop | undefined, from: string, to: string): Money | undefined =>
    zones && prices.get(`${zones.get(from)} ${zones.get(to)}`);
  return (lineId, from, to) => between(ofLine.get(lineId), from, to) ?? between(shared, from, to);
}

/** Tells what an operator sells. */
export const soldBetween = async (asking: Asking, operatorId: string): Promise<SoldOnLine> =>
  soldWithin(await zonesOfStops(asking, operatorId), zonePricesOf(asking, operatorId));
