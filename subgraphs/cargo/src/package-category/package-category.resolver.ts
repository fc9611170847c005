import { Public } from '@naga/server-kit/graphql/doors.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { Ctx, Query, Resolver } from 'type-graphql';
import { listPackageCategories } from './list-package-categories.queries.js';
import { packageCategoryView } from './package-category-view.js';
import { PackageCategoryView } from './package-category.type.js';

@Resolver()
export class PackageCategoryResolver {
  @Public()
  @Query(() => [PackageCategoryView], { description: 'From small to large.' })
  async packageCategories(@Ctx() { database, viewer }: SubgraphContext): Promise<PackageCategoryView[]> {
    const rows = await listPackageCategories(database);
    return rows.map((row) => packageCategoryView(row, viewer.language));
  }
}
