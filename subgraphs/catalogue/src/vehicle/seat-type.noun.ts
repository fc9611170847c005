import { SEAT_ICONS } from '@naga/kernel/seat-icon.js';
import { chosenFrom } from '@naga/server-kit/crud/chosen-from.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { reference } from '@naga/server-kit/crud/noun-field.js';
import { line, names } from '@naga/server-kit/crud/text-field.js';
import { seatCategoryNoun } from './seat-category.noun.js';

/** Kinds of seats, as the back office looks after them. */
export const seatTypeNoun = defineNoun({
  name: 'SeatType',
  plural: 'SeatTypes',
  about: 'What kind of seat a passenger gets.',
  table: 'seat_type',
  permission: 'catalogue.edit',
  fields: {
    abbreviation: line({
      max: 10,
      sorted: true,
      searched: true,
      about: 'Stands on a seat map where a name is too long.',
    }),
    description: names({ max: 120, searched: true }),
    icon: line({
      max: 40,
      form: new RegExp(`^(?:${SEAT_ICONS.join('|')})$`),
      optional: true,
      about: `Name of the picture that clients have for it: ${SEAT_ICONS.join(', ')}.`,
    }),
    seatCategoryId: reference({ to: chosenFrom(seatCategoryNoun), optional: true, filtered: true }),
  },
  called: 'description',
  ends: 'removed',
  key: 'abbreviation',
});
