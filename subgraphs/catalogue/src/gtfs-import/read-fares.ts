import type { Money } from '@naga/kernel/money.js';
import { countOf } from './feed-cells.rules.js';
import { type FaredRide, type LegRule, LegRules, priceOf, type ZoneRule, ZoneRules } from './feed-fares.rules.js';
import type { FeedRow } from './feed-row.js';
import type { FeedFares, FeedStop, LeftFare } from './feed-tables.js';

/** Rows of a file, as the feed's reading hands them on. */
export interface RowSource {
  has(file: string): boolean;
  each(file: string, fields: readonly string[], take: (row: FeedRow) => void): Promise<void>;
}

/** The tables of both kinds of fares. Where a feed has both, v2 is read: it was written beside the other for new readers. */
const V1 = { fares: 'fare_attributes.txt', rules: 'fare_rules.txt' };
const V2 = {
  products: 'fare_products.txt',
  rules: 'fare_leg_rules.txt',
  stops: 'stop_areas.txt',
  routes: 'route_networks.txt',
  riders: 'rider_categories.txt',
};
export const FARE_FILES: readonly string[] = [...Object.values(V1), ...Object.values(V2)];

const MOST_PRIORITY = 1_000_000_000;
const none: ReadonlySet<string> = new Set();

/** What is left out is told once for each fare. */
class Left {
  readonly #reasons = new Map<string, string>();
  add(id: string, reason: string): undefined {
    if (!this.#reasons.has(id)) this.#reasons.set(id, reason);
    return undefined;
  }
  get all(): LeftFare[] {
    return [...this.#reasons].map(([id, reason]) => ({ id, reason }));
  }
}

/** The price in a row; undefined, and told, for what is none. */
function priceIn(row: FeedRow, id: string, amountField: string, currencyField: string, left: Left): Money | undefined {
  const [amount, currency] = [row.required(amountField), row.required(currencyField)];
  if (row.isWrong) return undefined;
  const price = priceOf(amount, currency);
  if (price === undefined) row.wrong('FORM', amountField, amount);
  return typeof price === 'string' ? left.add(id, price) : price;
}

async function faresV1(source: RowSource): Promise<FeedFares> {
  const left = new Left();
  const prices = new Map<string, { readonly price: Money | undefined; readonly agency: string | undefined }>();
  await source.each(V1.fares, ['fare_id', 'price', 'currency_type'], (row) => {
    const id = row.required('fare_id');
    if (id !== '' && prices.has(id)) return row.wrong('TWICE', 'fare_id', id);
    const price = priceIn(row, id, 'price', 'currency_type', left);
    if (!row.isWrong) prices.set(id, { price, agency: row.text('agency_id') || undefined });
  });
  const ruled = new Set<string>();
  const rules: ZoneRule[] = [];
  await source.each(V1.rules, ['fare_id'], (row) => {
    const id = row.required('fare_id');
    const fare = row.named('fare_id', prices);
    if (fare === undefined) return;
    ruled.add(id);
    // It counts the zones that a ride goes through: none of ours has a price for that.
    if (row.text('contains_id') !== '') return void left.add(id, 'FARE_CONTAINS');
    if (fare.price === undefined) return;
    const said = (field: string) => row.text(field) || undefined;
    const ends = { fromZone: said('origin_id'), toZone: said('destination_id') };
    rules.push({ price: fare.price, agency: fare.agency, routeId: said('route_id'), ...ends });
  });
  const everywhere = [...prices].flatMap(([id, { price, agency }]) =>
    price && !ruled.has(id) ? [{ price, agency }] : [],
  );
  const all = new ZoneRules([...rules, ...everywhere]);
  return {
    left: left.all,
    isByRoute: all.isByRoute,
    zoneOf: ({ zone }) => zone,
    of: ({ id: routeId, agency }, from, to) =>
      all.fare({ ...NOWHERE, routeId, agency, fromZone: from.zone, toZone: to.zone }),
  };
}

const NOWHERE: FaredRide = {
  routeId: '',
  agency: '',
  fromZone: '',
  toZone: '',
  network: '',
  fromAreas: none,
  toAreas: none,
};

/** Rows of one product: to whom and with what it is sold. */
interface Product {
  readonly price: Money;
  /** Of grown-ups, or of everybody. */
  readonly isUsual: boolean;
  /** Sold with a card or an app alone. */
  readonly isOfMedia: boolean;
}

/** What everybody pays who shows up: for the usual passenger, without a card, and the dearest where several are left. */
function usualPrice(products: readonly Product[]): Money | undefined {
  const usual = products.filter(({ isUsual }) => isUsual);
  const plain = usual.filter(({ isOfMedia }) => !isOfMedia);
  return (plain.length > 0 ? plain : usual).map(({ price }) => price).toSorted((a, b) => b.amount - a.amount)[0];
}

const setOf = (all: Map<string, Set<string>>, key: string): Set<string> => {
  const known = all.get(key) ?? new Set();
  all.set(key, known);
  return known;
};

async function faresV2(source: RowSource): Promise<FeedFares> {
  const left = new Left();
  const usualRiders = new Set(['']);
  await source.each(V2.riders, ['rider_category_id'], (row) => {
    if (row.text('is_default_fare_category') === '1') usualRiders.add(row.required('rider_category_id'));
  });
  const products = new Map<string, Product[]>();
  await source.each(V2.products, ['fare_product_id', 'amount', 'currency'], (row) => {
    const id = row.required('fare_product_id');
    const price = priceIn(row, id, 'amount', 'currency', left);
    if (row.isWrong) return;
    const known = products.get(id) ?? [];
    products.set(id, known);
    const isUsual = usualRiders.has(row.text('rider_category_id'));
    if (price !== undefined) known.push({ price, isUsual, isOfMedia: row.text('fare_media_id') !== '' });
  });
  const areas = new Map<string, Set<string>>();
  await source.each(V2.stops, ['area_id', 'stop_id'], (row) => {
    const [area, stop] = [row.required('area_id'), row.required('stop_id')];
    if (!row.isWrong) setOf(areas, stop).add(area);
  });
  const networks = new Map<string, string>();
  await source.each(V2.routes, ['network_id', 'route_id'], (row) => {
    const [network, route] = [row.required('network_id'), row.required('route_id')];
    if (!row.isWrong) networks.set(route, network);
  });
  const rules: LegRule[] = [];
  let hasPriorities = false;
  await source.each(V2.rules, ['fare_product_id'], (row) => {
    const id = row.required('fare_product_id');
    const known = row.named('fare_product_id', products);
    const priority = row.read('rule_priority', (text) => countOf(text, MOST_PRIORITY), 0);
    hasPriorities ||= row.has('rule_priority');
    if (row.isWrong || known === undefined) return;
    // What costs more at some hours has no one price.
    const isTimed = ['from_timeframe_group_id', 'to_timeframe_group_id'].some((field) => row.text(field) !== '');
    if (isTimed) return void left.add(id, 'FARE_TIMEFRAME');
    const price = usualPrice(known);
    if (price === undefined) return void left.add(id, 'FARE_RIDER');
    const where = {
      network: row.text('network_id'),
      fromArea: row.text('from_area_id'),
      toArea: row.text('to_area_id'),
    };
    rules.push({ price, ...where, priority: priority ?? 0 });
  });
  const all = new LegRules(rules, hasPriorities);
  // A stop lies where its station lies.
  const areasOf = ({ id, parent }: FeedStop): ReadonlySet<string> =>
    new Set([...(areas.get(id) ?? none), ...(areas.get(parent) ?? none)]);
  return {
    left: left.all,
    isByRoute: all.isByRoute,
    zoneOf: (stop) => [...areasOf(stop)].toSorted().join('\n'),
    of: ({ id: routeId, network }, from, to) =>
      all.fare({
        ...NOWHERE,
        routeId,
        network: networks.get(routeId) ?? network,
        fromAreas: areasOf(from),
        toAreas: areasOf(to),
      }),
  };
}

/** The fares of a feed; undefined where it has none. What stands wrong in a row is told as a problem of the feed. */
export async function readFares(source: RowSource): Promise<FeedFares | undefined> {
  if (source.has(V2.rules) && source.has(V2.products)) return faresV2(source);
  return source.has(V1.fares) ? faresV1(source) : undefined;
}
