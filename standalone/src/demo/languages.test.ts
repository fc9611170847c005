import { expect, test } from '@jest/globals';
import * as cargoPrices from '@naga/cargo/market/prices.js';
import * as cargoZones from '@naga/cargo/market/zones.js';
import { LANGUAGES } from '@naga/kernel/language.js';
import * as categories from '@naga/experiences/market/categories.js';
import * as cities from '@naga/experiences/market/cities.js';
import * as includes from '@naga/experiences/market/includes.js';
import * as terms from '@naga/experiences/market/terms.js';
import { makeMarket } from './make-market.js';

/** Texts that may be missing in a language, as 'where.language'. None: a traveller reads the market in his own. */
const MAY_BE_MISSING: readonly string[] = [];

interface Found {
  texts: number;
  readonly missing: string[];
}

/** Everything that has an English text, at any depth. */
function look(value: unknown, where: string, found: Found): Found {
  if (typeof value !== 'object' || value === null) return found;
  const entries = Object.entries(value);
  if (typeof (value as { en?: unknown }).en === 'string') {
    found.texts++;
    const told = new Map(entries);
    for (const language of LANGUAGES) if (!told.get(language)) found.missing.push(`${where}.${language}`);
    return found;
  }
  for (const [key, part] of entries) look(part, `${where}.${key}`, found);
  return found;
}

test.each<[string, unknown, number]>([
  ['the catalogue', makeMarket().catalogue, 500],
  ['what is sold beside seats', makeMarket().pricing.addOns, 5],
  ['experiences', { categories, cities, includes, terms }, 20],
  ['parcels', { cargoPrices, cargoZones }, 5],
])('%s is told in all five languages', (_, market, least) => {
  const { texts, missing } = look(market, '', { texts: 0, missing: [] });
  expect(texts).toBeGreaterThan(least);
  expect(missing).toEqual(MAY_BE_MISSING);
});
