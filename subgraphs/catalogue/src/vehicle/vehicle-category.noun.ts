import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { names } from '@naga/server-kit/crud/text-field.js';

/** 'Coach', 'Van', 'Speed boat', as the back office looks after them. */
export const vehicleCategoryNoun = defineNoun({
  name: 'VehicleCategory',
  plural: 'VehicleCategories',
  about: "What kind of vehicle somebody travels in: 'Coach', 'Van', 'Speed boat'.",
  table: 'vehicle_category',
  permission: 'catalogue.edit',
  // Operators choose them for their vehicles.
  seenIn: ['operator', 'country'],
  fields: { names: names({ max: 60, searched: true }) },
  called: 'names',
  ends: 'removed',
});
