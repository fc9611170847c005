import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { names } from '@naga/server-kit/crud/text-field.js';

/** 'Business', 'Economy', as the back office looks after them. */
export const seatCategoryNoun = defineNoun({
  name: 'SeatCategory',
  plural: 'SeatCategories',
  about: "The class of a seat, whatever its type: 'Business', 'Economy'.",
  table: 'seat_category',
  permission: 'catalogue.edit',
  fields: { names: names({ max: 60, searched: true }) },
  called: 'names',
  ends: 'removed',
});
