import type { Database } from '@naga/server-kit/database/database.js';
import type { PackageCategoryRow } from './package-category-view.js';

/** All categories from the smallest to the largest; one statement. */
export const listPackageCategories = (database: Database): Promise<PackageCategoryRow[]> =>
  database.rows<PackageCategoryRow>(
    `select id, names, length, width, height, max_weight as "maxWeight", default_price as "defaultPrice", currency
     from package_category order by position`,
  );
