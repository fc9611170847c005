import type { LocalizedText } from '@naga/kernel/language.js';
import { slugOf } from '@naga/kernel/slug.js';
import { OPERATOR_TEXTS } from './tables/operator-texts-table.js';
import { OPERATORS } from './tables/operators-table.js';
import { textTable } from './tables/text-table.js';

/** An operator as the table describes it. */
export interface OperatorSpec {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly flags: ReadonlySet<string>;
  readonly rating: number;
  readonly reviews: number;
  /** Basis points. */
  readonly commission: number;
  readonly phone: string;
  /** Places; the first is its home. */
  readonly branches: readonly string[];
  /** Stop keys by place. */
  readonly stops: ReadonlyMap<string, readonly string[]>;
  readonly tagLine: LocalizedText;
  readonly about: LocalizedText;
}

/** One operator of the market. */
export interface Company {
  readonly id: string;
  readonly spec: OperatorSpec;
}

/** 'a b' → a, b; '' → none. */
export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** 'place=stop' or 'place=stop+stop'. */
export function stopChoice(word: string): [place: string, stops: string[]] {
  const [place, keys] = word.split('=');
  return [place!, keys!.split('+')];
}

const columns = ['name', 'country', 'flags', 'rating', 'reviews', 'commission', 'phone', 'branches', 'stops'] as const;

const texts = textTable(['operator', 'language', 'tagLine', 'about'], OPERATOR_TEXTS);

/** What an operator says of itself, in the languages in which the table says it. */
function saidBy(operator: string, column: 'tagLine' | 'about'): LocalizedText {
  const own = texts.filter((row) => row.operator === operator);
  return Object.fromEntries(own.map((row) => [row.language, row[column]])) as unknown as LocalizedText;
}

const specs: readonly OperatorSpec[] = textTable(columns, OPERATORS).map((row) => ({
  ...row,
  slug: slugOf(row.name),
  flags: new Set(words(row.flags)),
  rating: Number(row.rating),
  reviews: Number(row.reviews),
  commission: Number(row.commission),
  branches: words(row.branches),
  stops: new Map(words(row.stops).map(stopChoice)),
  tagLine: saidBy(slugOf(row.name), 'tagLine'),
  about: saidBy(slugOf(row.name), 'about'),
}));

export const companies: readonly Company[] = specs.map((spec, index) => ({ id: String(index + 1), spec }));
