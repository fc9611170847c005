import { defineNoun, scopesOfNoun } from '@naga/server-kit/crud/noun.js';
import { whole } from '@naga/server-kit/crud/number-field.js';
import { line } from '@naga/server-kit/crud/text-field.js';
import { rates } from './rates-field.js';

/** How many rows of a table have a level: counted for the levels of a page, so that no list is sorted by it. */
const counted = (table: string) => ({
  min: 0,
  max: 1e9,
  elsewhere: true as const,
  told: `(select count(*)::int from ${table} x where x.commission_level_id = t.id)`,
});

/** What agencies earn of what they sell, as the back office looks after it. */
export const commissionLevelNoun = defineNoun({
  name: 'CommissionLevel',
  plural: 'CommissionLevels',
  about: 'What agencies or their agents earn of what they sell: the most specific rate of the day.',
  table: 'commission_level',
  permission: 'pricing.edit',
  owner: { field: 'countryCode', sql: { country: 't.country_code = $key' } },
  fields: {
    name: line({ max: 120, searched: true, about: 'No two of a country are called alike.' }),
    countryCode: line({
      max: 2,
      form: /^[A-Z]{2}$/,
      fixed: true,
      sorted: true,
      filtered: true,
      about: 'ISO 3166-1, of the agencies that may have it.',
    }),
    rates: rates({ about: 'For one target never more than one is in force on a day; 100 at most.' }),
    agencies: whole({ ...counted('agency'), about: 'Agencies that have it.' }),
    agents: whole({ ...counted('account'), about: 'Agents who have it instead of their agency’s.' }),
  },
  called: 'name',
  ends: 'switched',
});

/** In which scopes of pricing.edit somebody says what agencies earn. */
export const LEVEL_SCOPES = scopesOfNoun(commissionLevelNoun);
