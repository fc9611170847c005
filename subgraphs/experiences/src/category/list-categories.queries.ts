import type { LocalizedText } from '@naga/kernel/language.js';
import type { Database } from '@naga/server-kit/database/database.js';

export interface CategoryRow {
  readonly id: string;
  readonly slug: string;
  readonly names: LocalizedText;
  readonly experienceCount: number;
}

/** All categories in their order, each with the number of experiences on sale; one statement. */
export const listCategories = (database: Database): Promise<CategoryRow[]> =>
  database.rows<CategoryRow>(
    `select c.id, c.slug, c.names, count(e.id)::int as "experienceCount"
     from category c left join experience e on e.category_id = c.id and e.public
     group by c.id order by c.position`,
  );
