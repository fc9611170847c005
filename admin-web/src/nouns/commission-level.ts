import { line } from '../records/noun/fields.js';
import { counted } from '../records/noun/told-fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { country } from '../records/noun/owner-fields.js';
import { documents } from './commission-level.generated.js';
import { rates } from './rates/rates-field.js';
import { levelWords as words } from './rates/words.js';
import { fieldWords } from './words.js';

export default defineNoun({
  path: '/commission-levels',
  entity: 'CommissionLevel',
  permission: 'pricing.edit',
  scopes: ['country', 'all'],
  documents,
  fields: {
    name: line({ label: fieldWords.name, max: 120 }),
    countryCode: country({ label: words.country, fixed: true, sorted: true }),
    rates: rates({ label: words.rates, hint: words.ratesAbout }),
  },
  told: {
    agencies: counted(words.agencies),
    agents: counted(words.agents),
  },
  columns: ['countryCode', 'rates', 'agencies', 'agents'],
  ends: 'switched',
  shown: [
    { id: 'agencies', label: words.agencies, value: (_, { agencies }) => agencies },
    { id: 'agents', label: words.agents, value: (_, { agents }) => agents },
  ],
  words,
});
