import { mayEnterArea, worksAt } from '@naga/kernel/built-in-role.js';
import type { Workplace } from '../workplace/workplace.rules.js';

/** What is wrong with a field of the input. */
interface Problem {
  readonly path: string;
  readonly code: string;
}

/** Of one list, by one person. */
export const MOST_VIEWS = 50;
export const LONGEST_NAME = 80;
const LARGEST = 4000;
const NAME = /^[A-Za-z][\w-]{0,39}$/;

/**
 * Whom somebody's shared views are for: the people of his operator, his agency, his country, or of the platform.
 * Undefined for who has no back office. `basedOn`: his built-in role.
 */
export function colleaguesOf(basedOn: number, { operatorId, agencyId, countryCode }: Workplace): string | undefined {
  if (!mayEnterArea(basedOn, 'admin')) return undefined;
  const place = worksAt(basedOn);
  if (place === 'nowhere') return 'platform';
  const [word, id] = {
    operator: ['operator', operatorId] as const,
    branch: ['operator', operatorId] as const,
    agency: ['agency', agencyId] as const,
    country: ['country', countryCode] as const,
  }[place];
  return id === null ? undefined : `${word}:${id}`;
}

const isSingle = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** What is wrong with the filters of a view: names of filters beside what each is set to. */
export function problemsOfFilters(filters: Readonly<Record<string, unknown>>): readonly Problem[] {
  const isWhole = Object.entries(filters).every(
    ([name, value]) => NAME.test(name) && (Array.isArray(value) ? value.every(isSingle) : isSingle(value)),
  );
  const text = JSON.stringify(filters);
  // What no column of JSON takes.
  if (!isWhole || text.includes(String.raw`\u0000`) || !text.isWellFormed())
    return [{ path: 'filters', code: 'INVALID' }];
  return text.length > LARGEST ? [{ path: 'filters', code: 'TOO_LONG' }] : [];
}
