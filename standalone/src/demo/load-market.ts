import { importMarket as importSales } from '@naga/booking/market/import-market.command.js';
import { importMarket as importParcelPrices } from '@naga/cargo/market/import-market.command.js';
import type { CarrierRow } from '@naga/cargo/market/load-parcels.js';
import type { CatalogueServices } from '@naga/catalogue/journey/asking.js';
import { importMarket as importCatalogue } from '@naga/catalogue/market/import-market.command.js';
import type { MarketRows } from '@naga/catalogue/market/market-rows.js';
import { importMarket as importExperiences } from '@naga/experiences/market/import-market.command.js';
import type { Clock } from '@naga/kernel/clock.js';
import { importCoupons } from '@naga/pricing/market/import-coupons.command.js';
import { importMarket as importTariff } from '@naga/pricing/market/import-market.command.js';
import type { PricingServices } from '@naga/pricing/tariff/pricing-services.js';
import type { PictureContext } from '@naga/server-kit/pictures/add-picture.command.js';
import type { AnySubgraph } from '@naga/server-kit/subgraph.js';
import { service } from '@naga/server-kit/viewer/viewer.js';
import { importPeople } from '@naga/users/market/import-people.command.js';
import { clearTables } from './clear-tables.js';
import { COUPONS } from './coupons.js';
import { makeMarket } from './make-market.js';
import { withMarketRecord } from './market-record.js';
import { drawPictures } from './pictures/draw-pictures.js';
import { drawingsOf, hangPictures, NOTHING_DRAWN } from './pictures/hang-pictures.js';

/** The running subgraphs, each by its name. */
export interface MarketPlace {
  transportOf(name: string): AnySubgraph;
}

export interface LoadOptions {
  /** How many copies of the whole network. */
  readonly scale: number;
  readonly clock: Clock;
  /** Whether what is ridden is shown in drawn pictures, which costs seconds of a processor. */
  readonly isPictured?: boolean;
  /** Fills the market with what was bought in it before today. */
  readonly liveThePast?: () => Promise<void>;
}

/** Subgraphs that the market fills, in an order in which they can be filled. */
const FILLED = ['catalogue', 'pricing', 'booking', 'experiences', 'cargo'];

/** Staff of the demonstration works at the first operator and its first office. */
const WORKPLACES = { operatorId: '1', branchId: '1', agencyId: '1', countryCode: 'KH' };

/**
 * Loads the demonstration market unless it is there; what an interrupted load left is cleared first. Answers whether the
 * market is there: false, and nothing changed, where somebody else's operators live.
 */
export function loadMarketOnce(subgraphs: MarketPlace, options: LoadOptions): Promise<boolean> {
  const { database } = subgraphs.transportOf('catalogue');
  return withMarketRecord(database.pool, async (record) => {
    const state = await record.state();
    if (state === 'loaded') return true;
    if (state === 'interrupted') for (const name of FILLED) await clearTables(contextOf(subgraphs, name));
    else if ((await database.rows('select 1 from operator limit 1')).length > 0) return false;
    await record.begin(options.scale, options.clock.now());
    await loadMarket(subgraphs, options);
    await options.liveThePast?.();
    await record.done(options.clock.now());
    return true;
  });
}

/** The import acts in its own name. */
const contextOf = (subgraphs: MarketPlace, name: string) =>
  subgraphs.transportOf(name).contextFor(service('import', { requestId: 'market' }));

/** Operators as their parcels copy them, with their offices by place. */
function carriersOf({ operators, operatorBranches, locations }: MarketRows): CarrierRow[] {
  const slugs = new Map(locations.map(({ id, slug }) => [id, slug]));
  return operators.map(({ id, names, countryCode }) => {
    const own = operatorBranches.filter(({ operatorId }) => operatorId === id);
    const branches = Object.fromEntries(own.map((branch) => [slugs.get(branch.locationId ?? '') ?? '', branch.id]));
    return { id, name: names.en, countryCode, branches };
  });
}

/** One pays the driver everywhere. */
const boardingRoutesOf = ({ routes }: MarketRows) =>
  routes.map(({ id, operatorId, names }) => ({ routeId: id, operatorId, routeNames: names }));

async function fillCatalogue(context: PictureContext, rows: MarketRows, isPictured = false): Promise<void> {
  const drawn = isPictured ? await drawPictures(context, drawingsOf(rows)) : NOTHING_DRAWN;
  await importCatalogue(context.database, hangPictures(rows, drawn));
}

/** Fills empty tables and waits until every copy in memory shows the market. */
async function loadMarket(subgraphs: MarketPlace, { scale, clock, isPictured }: LoadOptions): Promise<void> {
  const market = makeMarket({ scale });
  await Promise.all([
    fillCatalogue(contextOf(subgraphs, 'catalogue'), market.catalogue, isPictured),
    importTariff(contextOf(subgraphs, 'pricing').database, market.pricing),
    importCoupons(contextOf(subgraphs, 'pricing'), COUPONS),
    importSales(
      contextOf(subgraphs, 'booking').database,
      { ranges: market.ticketRanges, reviews: market.reviews, boardingRoutes: boardingRoutesOf(market.catalogue) },
      clock.now(),
    ),
    importExperiences(contextOf(subgraphs, 'experiences'), clock.now()),
    importParcelPrices(contextOf(subgraphs, 'cargo'), clock.now(), {
      carriers: carriersOf(market.catalogue),
      agencyId: WORKPLACES.agencyId,
    }),
    importPeople(contextOf(subgraphs, 'users'), WORKPLACES),
  ]);
  const { catalogue } = contextOf(subgraphs, 'catalogue').services as CatalogueServices;
  const { tariff } = contextOf(subgraphs, 'pricing').services as PricingServices;
  await Promise.all([catalogue.settled(), tariff.settled()]);
}
