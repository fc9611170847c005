import { knownOperatorsOf } from '@naga/server-kit/crud/known-operators.js';
import { PricedOperatorsDocument } from '../neighbours/catalogue.generated.js';

/** Operators that the catalogue knows, with their countries kept here. */
export const { known: knownOperators, job: learnCountriesJob } = knownOperatorsOf({
  table: 'operator_tariff',
  ask: async ({ neighbours, viewer }, ids) =>
    (await neighbours.ask('catalogue', PricedOperatorsDocument, { ids: [...ids] }, viewer)).pricedOperators,
});
