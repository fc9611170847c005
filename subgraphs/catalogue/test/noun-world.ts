import type { Noun } from '@naga/server-kit/crud/noun.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { type Ask, nounAsker } from '@naga/server-kit/testing/nouns/noun-desk.js';
import { type AuditedChange, NounTrial, type TrialMeans } from '@naga/server-kit/testing/nouns/noun-trial.js';
import { drawnSamples, samples } from './noun-samples.js';
import { catalogueWith, Market, type TestCatalogue } from './world.js';

const NAMES: Transport = {
  send: () =>
    Promise.resolve({
      data: { __typename: 'Query', colleague: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' } },
    }),
};

/** Nobody has bought anything. */
const UNSOLD: Transport = {
  send: () => Promise.resolve({ data: { __typename: 'Query', soldDepartures: [] } }),
};

/** An operator that is at home in another country. */
export const ABROAD = '14';

/** A catalogue in which all that the samples of nouns name is there. */
export function nounWorld(): Promise<TestCatalogue> {
  const market = new Market();
  const stops = ['phnom-penh', 'kampot'].map((slug) => market.stop(market.place(slug, { names: { en: slug } }), slug));
  market.rows.amenities.push({ id: '1', code: 'water', names: { en: 'Water' }, icon: 'water' });
  market.departure(market.route(market.operator('mekong'), stops), ['07:30', '10:30']);
  // As many as samples name.
  for (let n = 3; n < 21; n++) market.place(`place-${n}`, { names: { en: `Place ${n}` } });
  for (let n = 2; n < 14; n++) market.operator(`operator-${n}`);
  market.operator('sombath', { countryCode: 'LA' });
  for (let n = 2; n < 9; n++) market.vehicle('BUS');
  for (let n = 1; n < 9; n++)
    market.rows.vehicleSubcategories.push({ id: `${n}`, vehicleCategoryId: '1', names: { en: `Sub ${n}` } });
  return catalogueWith(market, { neighbours: { users: NAMES, booking: UNSOLD } });
}

const MEKONG = { operatorId: '1' };

const AUDIT = `select action, actor_user_id::text as by, changes from audit_entry
  where entity = $1 and row_id = $2 order by id`;

/** A noun of that world on trial; `lacking` stands between it and what is asked of it. */
export const nounTrial = (world: () => TestCatalogue, noun: Noun, lacking: Partial<TrialMeans> = {}): NounTrial =>
  new NounTrial({
    noun,
    sample: (samples.get(noun.name) ?? drawnSamples.get(noun.name))!,
    ask: ((what, variables, viewer) => nounAsker(world(), noun)(what, variables, viewer)) satisfies Ask,
    audit: (id) => world().outside.rows<AuditedChange>(AUDIT, [noun.name, id]),
    workplaces: { operator: MEKONG, country: { countryCode: 'KH' }, branch: { ...MEKONG, branchId: '1' } },
    settled: () => world().subgraph.services.catalogue.settled(),
    ...lacking,
  });
