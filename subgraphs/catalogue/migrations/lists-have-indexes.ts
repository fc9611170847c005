import { Migration } from '@mikro-orm/migrations';
import { LISTED_WORDS } from '@naga/server-kit/crud/listed-words.js';

/** English of names, as lists are sorted by it. */
export const inEnglish = (column: string): string => `lower(coalesce("${column}"->>'en', ''))`;
/** Names in all languages, as lists are searched. */
export const inLanguages = (column: string): string[] =>
  ['en', 'km', 'th', 'vi', 'es'].map((language) => `"${column}"->>'${language}'`);
const text = (column: string): string => `lower(coalesce("${column}", ''))`;
export const choiceOf = (column: string): string => `coalesce("${column}", '')`;
const whole = (column: string): string => `coalesce("${column}", -1)`;

/** What lists of a table are sorted by, each an expression of a column; narrowed to; and the texts they search. */
interface Listed {
  readonly sorted: Readonly<Record<string, (column: string) => string>>;
  readonly filtered?: readonly string[];
  readonly searched: readonly string[];
}

export const LISTS: Readonly<Record<string, Listed>> = {
  amenity: { sorted: { code: text, names: inEnglish }, searched: ['"code"', ...inLanguages('names')] },
  gallery_picture: {
    sorted: { caption: inEnglish, transport_type: choiceOf, shown_in: choiceOf, position: whole },
    filtered: ['active', 'transport_type', 'amenity_id', 'shown_in'],
    searched: inLanguages('caption'),
  },
  location: {
    sorted: { names: inEnglish, type: choiceOf, country_code: text },
    filtered: ['type', 'country_code'],
    searched: [...inLanguages('names'), '"subdivision_code"'],
  },
  operator: {
    sorted: { names: inEnglish, slug: text, country_code: text },
    filtered: ['offline', 'country_code', 'featured'],
    searched: [...inLanguages('names'), '"slug"', '"city"', '"email"', '"phone"', '"own_operator_id"'],
  },
  operator_amenity: {
    sorted: { note: inEnglish },
    filtered: ['vehicle_type_id'],
    searched: inLanguages('note'),
  },
  operator_branch: {
    sorted: { name: text },
    filtered: ['active', 'location_id'],
    searched: ['"name"', '"address"', '"contact_phone"'],
  },
  pickup_location: {
    sorted: { names: inEnglish, minutes_before: whole },
    filtered: ['operator_id', 'location_id'],
    searched: [...inLanguages('names'), '"address"'],
  },
  seat_category: { sorted: { names: inEnglish }, searched: inLanguages('names') },
  seat_layout: {
    sorted: { name: text, number_of_seats: whole },
    filtered: ['operator_id'],
    searched: ['"name"'],
  },
  seat_type: {
    sorted: { abbreviation: text, description: inEnglish },
    filtered: ['seat_category_id'],
    searched: ['"abbreviation"', ...inLanguages('description')],
  },
  stop: {
    sorted: { names: inEnglish },
    filtered: ['operator_id'],
    searched: [...inLanguages('names'), '"address"', '"contact_phone"'],
  },
  ticket_term: {
    sorted: { title: inEnglish, transport_type: choiceOf },
    filtered: ['active', 'operator_id', 'transport_type'],
    searched: [...inLanguages('title'), ...inLanguages('text')],
  },
  trip_info: { sorted: { code: text, names: inEnglish }, searched: ['"code"', ...inLanguages('names')] },
  vehicle_category: { sorted: { names: inEnglish }, searched: inLanguages('names') },
  vehicle_gallery: {
    sorted: { caption: inEnglish },
    filtered: ['vehicle_subcategory_id'],
    searched: inLanguages('caption'),
  },
  vehicle_subcategory: {
    sorted: { names: inEnglish },
    filtered: ['vehicle_category_id'],
    searched: inLanguages('names'),
  },
  vehicle_type: {
    sorted: { names: inEnglish, transport_type: choiceOf },
    filtered: ['operator_id', 'transport_type', 'vehicle_category_id', 'vehicle_subcategory_id', 'seat_layout_id'],
    searched: inLanguages('names'),
  },
};

/** Statements for the indexes of a table's list. */
export function listIndexes(table: string, { sorted, filtered = [], searched }: Listed): string[] {
  const add = (what: string, on: string) => `create index ${table}_listed_${what} on "${table}" ${on}`;
  const words = searched.map((each) => `' ' || coalesce(${each}, '')`).join(' || ');
  return [
    ...Object.entries(sorted).map(([column, order]) => add(`by_${column}`, `((${order(column)}), id)`)),
    ...filtered.map((column) => add(column, `("${column}")`)),
    add('words', `using gin (listed_words(${words}) gin_trgm_ops)`),
  ];
}

/** Lists of a hundred thousand records are sorted, narrowed and searched by indexes: missingIndexes tells of others. */
export class ListsHaveIndexes extends Migration {
  override up(): void {
    this.addSql(LISTED_WORDS);
    for (const [table, listed] of Object.entries(LISTS))
      for (const statement of listIndexes(table, listed)) this.addSql(statement);
  }
}
