import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { line, names } from '@naga/server-kit/crud/text-field.js';

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
      form: /^[a-z0-9-]+$/,
      optional: true,
      about: "Name of the picture in the clients' icon set.",
    }),
  },
  called: 'description',
  ends: 'removed',
  key: 'abbreviation',
});
