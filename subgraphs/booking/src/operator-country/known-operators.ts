import { knownOperatorsOf } from '@naga/server-kit/crud/known-operators.js';
import { KnownOperatorsDocument } from '../neighbours/catalogue.generated.js';

/** Operators that the catalogue knows, with their countries kept here. */
export const { known: knownOperators, job: learnCountriesJob } = knownOperatorsOf({
  table: 'operator_country',
  ask: async ({ neighbours, viewer }, ids) =>
    (await neighbours.ask('catalogue', KnownOperatorsDocument, { ids: [...ids] }, viewer)).pricedOperators,
});
