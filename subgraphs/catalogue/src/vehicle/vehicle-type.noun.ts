import { chosenFrom } from '@naga/server-kit/crud/chosen-from.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice, reference } from '@naga/server-kit/crud/noun-field.js';
import { names } from '@naga/server-kit/crud/text-field.js';
import { pictures } from '@naga/server-kit/crud/picture-field.js';
import { references } from '@naga/server-kit/crud/plural-field.js';
import { amenityNoun } from '../amenity/amenity.noun.js';
import { operatorNoun } from '../operator/operator.noun.js';
import { MOST_PICTURES, PICTURES } from '../pictures.js';
import { seatLayoutNoun } from '../seat-layout/seat-layout.noun.js';
import { TransportType } from './transport-type.type.js';
import { vehicleCategoryNoun } from './vehicle-category.noun.js';
import { vehicleSubcategoryNoun } from './vehicle-subcategory.noun.js';
import { TRANSPORT_TYPES } from './vehicle-type.entity.js';
import { demandFitting } from './vehicle-type-fits.queries.js';

/** Vehicles as they are sold, as the back office looks after them. */
export const vehicleTypeNoun = defineNoun({
  name: 'VehicleType',
  plural: 'VehicleTypes',
  about: 'A vehicle as it is sold: what it is called, its category, its seats, what it offers.',
  table: 'vehicle_type',
  permission: 'catalogue.edit',
  owner: {
    field: 'operatorId',
    sql: { operator: 't.operator_id = $key::bigint', country: 'o.country_code = $key' },
    joins: 'left join operator o on o.id = t.operator_id',
  },
  fields: {
    names: names({ max: 80, searched: true }),
    operatorId: reference({
      to: chosenFrom(operatorNoun),
      optional: true,
      filtered: true,
      about: "Whose it is; null: everybody's, looked after by the platform.",
    }),
    transportType: choice({ of: TRANSPORT_TYPES, named: 'TransportType', sorted: true, filtered: true }, TransportType),
    vehicleCategoryId: reference({ to: chosenFrom(vehicleCategoryNoun), filtered: true }),
    vehicleSubcategoryId: reference({
      to: chosenFrom(vehicleSubcategoryNoun),
      optional: true,
      filtered: true,
      about: 'One of its category.',
    }),
    seatLayoutId: reference({
      to: chosenFrom(seatLayoutNoun),
      filtered: true,
      about: "The operator's own or everybody's. Once it runs, another one has to have all of its seats.",
    }),
    amenityIds: references({
      to: chosenFrom(amenityNoun),
      link: { table: 'vehicle_type_amenity', own: 'vehicle_type_id', other: 'amenity_id' },
      max: 50,
      about: 'What every vehicle of this type has.',
    }),
    gallery: pictures({ folder: PICTURES, max: MOST_PICTURES, about: 'Paths of pictures, the best one first.' }),
  },
  called: 'names',
  ends: 'removed',
  refusals: ['VEHICLE_TYPE_SOLD'],
  guard: demandFitting,
});
