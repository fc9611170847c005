import { slugOf } from '@naga/kernel/slug.js';
import type { Database } from '@naga/server-kit/database/database.js';
import type { PackageCategoryRow } from '../package-category/package-category-view.js';
import type { PiecePrices } from './price-parcel.rules.js';

export interface RoutePrice extends PiecePrices {
  readonly kind: PackageCategoryRow;
}

/**
 * The prices of every category from one place to another, the category's default where the way has none of its own.
 * Empty when parcels are not carried between the two, or one of them is unknown; one statement.
 */
export async function routePrices(database: Database, from: string, to: string): Promise<RoutePrice[]> {
  const rows = await database.rows<PackageCategoryRow & { category: number; perKg: number; perCubicMetre: number }>(
    `with way as (
       select price.* from place origin, place goal, package_price price
       where origin.slug = $1 and goal.slug = $2 and origin.id <> goal.id
         and price.zone_from_id = origin.zone_id and price.zone_to_id = goal.zone_id)
     select c.id, c.names, c.length, c.width, c.height, c.max_weight as "maxWeight",
       c.default_price as "defaultPrice", c.currency, coalesce(way.price, c.default_price) as category,
       coalesce(way.price_per_kg, 0) as "perKg", coalesce(way.price_per_cubic_metre, 0) as "perCubicMetre"
     from package_category c left join way on way.category_id = c.id
     where exists (select from way) order by c.position`,
    [slugOf(from), slugOf(to)],
  );
  return rows.map(({ category, perKg, perCubicMetre, ...kind }) => ({
    kind,
    category,
    perKg,
    perCubicMetre,
    currency: kind.currency,
  }));
}
