import { chosenFrom } from '@naga/server-kit/crud/chosen-from.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { problemAt, reference } from '@naga/server-kit/crud/noun-field.js';
import { references } from '@naga/server-kit/crud/plural-field.js';
import { names } from '@naga/server-kit/crud/text-field.js';
import { amenityNoun } from '../amenity/amenity.noun.js';
import { operatorNoun } from '../operator/operator.noun.js';
import { vehicleTypeNoun } from '../vehicle/vehicle-type.noun.js';
import { demandShared } from './shared-vehicle-type.queries.js';

const MOST = 50;
const link = (what: string, other: string) => ({
  table: `operator_amenity_${what}`,
  own: 'operator_amenity_id',
  other,
});

/** What an operator's vehicles of a shared type have on board, as the back office looks after it. */
export const operatorAmenityNoun = defineNoun({
  name: 'OperatorAmenity',
  plural: 'OperatorAmenities',
  about: "What an operator's vehicles of a shared type have beside what the type says, and what of it they lack.",
  table: 'operator_amenity',
  permission: 'catalogue.edit',
  owner: {
    field: 'operatorId',
    sql: { operator: 't.operator_id = $key::bigint', country: 'o.country_code = $key' },
    joins: 'left join operator o on o.id = t.operator_id',
  },
  fields: {
    note: names({ max: 120, searched: true, about: 'What travellers read beside the amenities.' }),
    operatorId: reference({ to: chosenFrom(operatorNoun), filtered: true }),
    vehicleTypeId: reference({
      to: chosenFrom(vehicleTypeNoun),
      filtered: true,
      about: "One that is everybody's, once for an operator: what its own types have stands with them.",
    }),
    amenityIds: references({
      to: chosenFrom(amenityNoun),
      link: link('offer', 'amenity_id'),
      max: MOST,
      about: 'On board beside those of the type.',
    }),
    lackingIds: references({
      to: chosenFrom(amenityNoun),
      link: link('lack', 'lacking_id'),
      max: MOST,
      about: 'Those of the type that are not on board.',
    }),
  },
  called: 'note',
  ends: 'removed',
  check: ({ amenityIds, lackingIds }) =>
    lackingIds.some((id) => amenityIds.includes(id)) ? problemAt('UNFIT', undefined, 'lackingIds') : [],
  guard: demandShared,
});
