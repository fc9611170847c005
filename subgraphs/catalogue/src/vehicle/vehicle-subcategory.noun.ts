import { chosenFrom } from '@naga/server-kit/crud/chosen-from.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { reference } from '@naga/server-kit/crud/noun-field.js';
import { names } from '@naga/server-kit/crud/text-field.js';
import { vehicleCategoryNoun } from './vehicle-category.noun.js';

/** 'VIP', 'Sleeper' within a category, as the back office looks after them. */
export const vehicleSubcategoryNoun = defineNoun({
  name: 'VehicleSubcategory',
  plural: 'VehicleSubcategories',
  about: "A kind within a vehicle's category: 'VIP', 'Sleeper'.",
  table: 'vehicle_subcategory',
  permission: 'catalogue.edit',
  // Operators choose them for their vehicles.
  seenIn: ['operator', 'country'],
  fields: {
    // Vehicle types say both: they would lie in a category that they are not of.
    vehicleCategoryId: reference({ to: chosenFrom(vehicleCategoryNoun), fixed: true, filtered: true }),
    names: names({ max: 60, searched: true }),
  },
  called: 'names',
  ends: 'removed',
});
