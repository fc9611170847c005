import { LANGUAGES, type LanguageCode, type LocalizedText } from '@naga/kernel/language.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Category } from '../category/category.entity.js';
import { City } from '../city/city.entity.js';
import { Experience } from '../experience/experience.entity.js';
import { searchTextOf } from '../experience/search-text.rules.js';
import { CATEGORIES } from './categories.js';
import { CITIES } from './cities.js';
import { EXPERIENCES, type ExperienceFacts } from './experience-facts.js';
import type { ExperienceWords } from './experience-words.js';
import { INCLUDES } from './includes.js';
import { TERMS } from './terms.js';
import { en } from './words/en.js';
import { es } from './words/es.js';
import { km } from './words/km.js';
import { th } from './words/th.js';
import { vi } from './words/vi.js';

const WORDS: Record<LanguageCode, Record<keyof typeof en, ExperienceWords>> = { en, km, th, vi, es };

function textOf(slug: keyof typeof en, field: keyof ExperienceWords): LocalizedText {
  const texts = LANGUAGES.map((language) => [language, WORDS[language][slug][field]]);
  return Object.fromEntries(texts) as LocalizedText;
}

function rowOf(facts: ExperienceFacts, position: number, categoryId: string, cityId: string) {
  const { slug, nights = 0, at, rated, prices, hue } = facts;
  const titles = textOf(slug, 'title');
  const summaries = textOf(slug, 'summary');
  return {
    slug,
    sku: `EXP-${String(position + 1).padStart(3, '0')}`,
    public: true,
    ...{ titles, summaries, categoryId, cityId, nights },
    descriptions: textOf(slug, 'description'),
    terms: TERMS[facts.terms],
    kind: nights > 0 ? ('PACKAGE' as const) : ('SHORT_ACTIVITY' as const),
    durationMinutes: facts.minutes,
    maxGuests: facts.guests,
    meetingPoints: textOf(slug, 'meetingPoint'),
    latitude: at[0],
    longitude: at[1],
    includes: facts.includes.map((item) => INCLUDES[item]),
    rating: rated?.[0] ?? null,
    reviewCount: rated?.[1] ?? 0,
    currency: 'USD' as const,
    priceAdult: prices[0],
    priceSenior: prices[1],
    priceChild: prices[2],
    priceInfant: prices[3],
    autoDiscount: facts.discount ?? 0,
    imageHue: hue,
    searchText: searchTextOf([titles, summaries, CITIES[facts.city], CATEGORIES[facts.category]]),
  };
}

const idsBySlug = (rows: readonly { slug: string; id: string }[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));

async function load(em: EntityManager): Promise<boolean> {
  if ((await em.count(Experience)) > 0) return false;
  await em.insertMany(
    Category,
    Object.entries(CATEGORIES).map(([slug, names], at) => ({ slug, names, position: at + 1 })),
  );
  await em.insertMany(
    City,
    Object.entries(CITIES).map(([slug, names]) => ({ slug, names })),
  );
  const categories = idsBySlug(await em.findAll(Category));
  const cities = idsBySlug(await em.findAll(City));
  const rows = EXPERIENCES.map((facts, position) =>
    rowOf(facts, position, categories[facts.category]!, cities[facts.city]!),
  );
  await em.insertMany(Experience, rows);
  return true;
}

/**
 * Loads invented experiences in real places, the same everywhere. Only into empty tables: answers false, and changes
 * nothing, where there is an experience already. `_now`, epoch milliseconds: nothing here has a date.
 */
export function importMarket({ database }: Pick<SubgraphContext, 'database'>, _now: number): Promise<boolean> {
  return inTransaction(database.inBulk().em(), load);
}
