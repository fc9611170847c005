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

/** In which zone each stop of an operator lies, by the stop's id; those without a price lie in none. */
export async function zonesOfStops({ neighbours, viewer }: Asking, operatorId: string): Promise<Map<string, string>> {
  const zones = new Map<string, string>();
  for (let after = '0'; ;) {
    const { zoneStops } = await neighbours.ask('pricing', ZoneStopsDocument, { operatorId, after }, viewer);
    if (zoneStops.length === 0) return zones;
    for (const { stopId, zoneId } of zoneStops) zones.set(stopId, zoneId);
    after = zoneStops.at(-1)!.stopId;
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

/** Tells what is sold between two stops of an operator. */
export async function soldBetween(
  asking: Asking,
  operatorId: string,
): Promise<(fromStopId: string, toStopId: string) => Money | undefined> {
  const zones = await zonesOfStops(asking, operatorId);
  const prices = new Map<string, Money>();
  for await (const { zoneFromId, zoneToId, price } of zonePricesOf(asking, operatorId))
    prices.set(`${zoneFromId} ${zoneToId}`, price);
  return (from, to) => prices.get(`${zones.get(from)} ${zones.get(to)}`);
}
