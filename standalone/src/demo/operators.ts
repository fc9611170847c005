import { slugOf } from '@naga/kernel/slug.js';
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
  readonly tagLine: string;
  readonly tagLineKm: string;
  readonly about: string;
  readonly aboutKm: string;
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

const columns = [
  'name',
  'country',
  'flags',
  'rating',
  'reviews',
  'commission',
  'phone',
  'branches',
  'stops',
  'tagLine',
  'tagLineKm',
  'about',
  'aboutKm',
] as const;

const specs: readonly OperatorSpec[] = textTable(columns, OPERATORS).map((row) => ({
  ...row,
  slug: slugOf(row.name),
  flags: new Set(words(row.flags)),
  rating: Number(row.rating),
  reviews: Number(row.reviews),
  commission: Number(row.commission),
  branches: words(row.branches),
  stops: new Map(words(row.stops).map(stopChoice)),
}));

export const companies: readonly Company[] = specs.map((spec, index) => ({ id: String(index + 1), spec }));
