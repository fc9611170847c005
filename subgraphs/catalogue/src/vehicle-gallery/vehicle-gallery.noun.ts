import { chosenFrom } from '@naga/server-kit/crud/chosen-from.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { reference } from '@naga/server-kit/crud/noun-field.js';
import { pictures } from '@naga/server-kit/crud/picture-field.js';
import { names } from '@naga/server-kit/crud/text-field.js';
import { operatorNoun } from '../operator/operator.noun.js';
import { MOST_PICTURES, PICTURES } from '../pictures.js';
import { vehicleSubcategoryNoun } from '../vehicle/vehicle-subcategory.noun.js';

/** Pictures of an operator's vehicles of one subcategory, as the back office looks after them. */
export const vehicleGalleryNoun = defineNoun({
  name: 'VehicleGallery',
  plural: 'VehicleGalleries',
  about: "Pictures of an operator's vehicles of one subcategory: of those whose type has none of its own.",
  table: 'vehicle_gallery',
  permission: 'catalogue.edit',
  owner: {
    field: 'operatorId',
    sql: { operator: 't.operator_id = $key::bigint', country: 'o.country_code = $key' },
    joins: 'left join operator o on o.id = t.operator_id',
  },
  fields: {
    caption: names({ max: 120, searched: true, about: 'What the pictures show.' }),
    operatorId: reference({ to: chosenFrom(operatorNoun), filtered: true }),
    vehicleSubcategoryId: reference({
      to: chosenFrom(vehicleSubcategoryNoun),
      filtered: true,
      about: 'An operator has one gallery of each.',
    }),
    gallery: pictures({ folder: PICTURES, max: MOST_PICTURES, about: 'Paths of pictures, the best one first.' }),
  },
  called: 'caption',
  ends: 'removed',
});
