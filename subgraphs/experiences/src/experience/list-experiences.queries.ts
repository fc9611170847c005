import { slugOf } from '@naga/kernel/slug.js';
import type { Database } from '@naga/server-kit/database/database.js';
import { EXPERIENCE_COLUMNS, FROM_EXPERIENCES } from './experience-columns.js';
import type { ExperienceRow } from './experience-row.js';
import { searchable } from './search-text.rules.js';

export interface ExperienceQuestion {
  readonly citySlug?: string | undefined;
  readonly categorySlug?: string | undefined;
  readonly kind?: 'SHORT_ACTIVITY' | 'PACKAGE' | undefined;
  readonly text?: string | undefined;
  readonly sort: keyof typeof ORDERS;
  readonly page: number;
  readonly pageSize: number;
}

const ORDERS = {
  POPULAR: 'e.review_count desc, e.rating desc nulls last',
  PRICE: 'e.price_adult * (100 - e.auto_discount)',
  RATING: 'e.rating desc nulls last, e.review_count desc',
  DURATION: 'e.nights, e.duration_minutes',
};

/** How alike a misspelt word must be (pg_trgm). Forgiven only where nothing has the words as they were typed. */
const LIKENESS = 0.45;

const MATCHES = `and ($1::text is null or city.slug = $1) and ($2::text is null or c.slug = $2)
  and ($3::text is null or e.kind = $3)
  and ($4::text is null or strpos(e.search_text, $4) > 0 or (word_similarity($4, e.search_text) >= ${LIKENESS}
    and not exists (select from experience other where other.public and strpos(other.search_text, $4) > 0)))`;

/** One page of what is on sale and the number of all that match; two statements, however long the page. */
export async function listExperiences(
  database: Database,
  { citySlug, categorySlug, kind, text, sort, page, pageSize }: ExperienceQuestion,
): Promise<{ total: number; rows: ExperienceRow[] }> {
  const sought = text === undefined ? '' : searchable(text);
  const slug = (value: string | undefined) => (value === undefined ? null : slugOf(value));
  const values = [slug(citySlug), slug(categorySlug), kind ?? null, sought === '' ? null : sought];
  const [counts, rows] = await Promise.all([
    database.rows<{ total: number }>(`select count(*)::int as total ${FROM_EXPERIENCES} ${MATCHES}`, values),
    database.rows<ExperienceRow>(
      `select ${EXPERIENCE_COLUMNS} ${FROM_EXPERIENCES} ${MATCHES} order by ${ORDERS[sort]}, e.id limit $5 offset $6`,
      [...values, pageSize, (page - 1) * pageSize],
    ),
  ]);
  return { total: counts[0]?.total ?? 0, rows };
}
