import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

/** The operator of those whose scope is one. */
export const MEKONG = '1';

const NAMES: Transport = {
  send: () =>
    Promise.resolve({
      data: { __typename: 'Query', colleague: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' } },
    }),
};

/** A catalogue in which all that the samples of nouns name is there. */
export function nounWorld(): Promise<TestCatalogue> {
  const market = new Market();
  const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
  market.rows.amenities.push({ id: '1', code: 'water', names: { en: 'Water' }, icon: 'water' });
  market.departure(market.route(market.operator('mekong'), stops), ['07:30', '10:30']);
  // As many as samples name.
  for (let n = 2; n < 14; n++) market.operator(`operator-${n}`);
  for (let n = 2; n < 9; n++) market.vehicle('BUS');
  for (let n = 1; n < 9; n++)
    market.rows.vehicleSubcategories.push({ id: `${n}`, vehicleCategoryId: '1', names: { en: `Sub ${n}` } });
  return catalogueWith(market, { neighbours: { users: NAMES } });
}
