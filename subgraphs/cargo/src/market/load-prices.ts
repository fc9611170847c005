import type { EntityManager } from '@mikro-orm/postgresql';
import { PackageCategory } from '../package-category/package-category.entity.js';
import { PackagePrice } from '../package-price/package-price.entity.js';
import { Place } from '../place/place.entity.js';
import { Zone } from '../place/zone.entity.js';
import { bandPrice, CATEGORIES, LINKS, type CategorySlug } from './prices.js';
import { PLACES, ZONES, type ZoneSlug } from './zones.js';

const USD = 'USD' as const;

interface Slugged {
  readonly slug: string;
  readonly id: string;
}

/** Ids of rows just made, by their slugs. */
export const idsBySlug = (rows: readonly Slugged[]): Readonly<Record<string, string>> =>
  Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));

function priceRow(zones: Readonly<Record<string, string>>, [from, to]: readonly [ZoneSlug, ZoneSlug]) {
  return { zoneFromId: zones[from]!, zoneToId: zones[to]!, currency: USD };
}

/** Zones, places, categories and the prices between zones, both ways. */
export async function loadPrices(em: EntityManager): Promise<void> {
  const slugged = Object.entries(ZONES).map(([slug, names]) => ({ slug, names }));
  await em.insertMany(Zone, slugged);
  const zones = idsBySlug(await em.findAll(Zone));
  const places = Object.entries(PLACES).map(([slug, { zone, names }]) => ({ slug, names, zoneId: zones[zone]! }));
  await em.insertMany(Place, places);
  const kinds = Object.entries(CATEGORIES).map(([slug, facts], at) => ({
    slug,
    ...facts,
    currency: USD,
    position: at + 1,
  }));
  await em.insertMany(PackageCategory, kinds);
  const categories = idsBySlug(await em.findAll(PackageCategory));
  const prices = LINKS.flatMap(([a, b, band]) => {
    const ways: (readonly [ZoneSlug, ZoneSlug])[] =
      a === b
        ? [[a, b]]
        : [
            [a, b],
            [b, a],
          ];
    return ways.flatMap((way) =>
      (Object.keys(CATEGORIES) as CategorySlug[]).map((category) => ({
        ...priceRow(zones, way),
        categoryId: categories[category]!,
        ...bandPrice(category, band),
      })),
    );
  });
  await em.insertMany(PackagePrice, prices);
}
