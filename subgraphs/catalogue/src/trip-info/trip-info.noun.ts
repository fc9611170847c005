import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { line, names } from '@naga/server-kit/crud/text-field.js';

/** Labels of journeys, as the back office looks after them. */
export const tripInfoNoun = defineNoun({
  name: 'TripInfo',
  plural: 'TripInfos',
  about: 'What kind of ride it is, in a word: by night, non-stop, across a border. Lines name theirs.',
  table: 'trip_info',
  permission: 'catalogue.edit',
  // Operators choose them for their lines.
  seenIn: ['operator', 'country'],
  fields: {
    code: line({
      max: 40,
      form: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      fixed: true,
      sorted: true,
      searched: true,
      about: "Stable name for programs, such as 'night-ride'.",
    }),
    names: names({ max: 60, searched: true }),
  },
  called: 'names',
  ends: 'removed',
  key: 'code',
});
