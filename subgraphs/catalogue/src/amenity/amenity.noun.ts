import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { line, names } from '@naga/server-kit/crud/text-field.js';

/** What makes a ride pleasant, as the back office looks after it. */
export const amenityNoun = defineNoun({
  name: 'Amenity',
  plural: 'Amenities',
  about: 'What makes a ride pleasant: air conditioning, water, a toilet.',
  table: 'amenity',
  permission: 'catalogue.edit',
  // Operators choose them for their vehicles.
  seenIn: ['operator', 'country'],
  fields: {
    code: line({
      max: 40,
      form: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      fixed: true,
      sorted: true,
      searched: true,
      about: "Stable name for programs, such as 'wifi'.",
    }),
    names: names({ max: 60, searched: true }),
    icon: line({ max: 40, form: /^[a-z0-9-]+$/, about: "Name of the picture in the clients' icon set." }),
  },
  called: 'names',
  ends: 'removed',
  key: 'code',
});
