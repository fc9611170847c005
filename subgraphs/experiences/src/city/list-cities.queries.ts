import type { LocalizedText } from '@naga/kernel/language.js';
import type { Database } from '@naga/server-kit/database/database.js';

export interface CityRow {
  readonly slug: string;
  readonly names: LocalizedText;
  readonly experienceCount: number;
}

/** Cities with something on sale, those with most first; one statement. */
export const listCities = (database: Database): Promise<CityRow[]> =>
  database.rows<CityRow>(
    `select c.slug, c.names, count(*)::int as "experienceCount"
     from city c join experience e on e.city_id = c.id and e.public
     group by c.id order by count(*) desc, c.slug`,
  );
