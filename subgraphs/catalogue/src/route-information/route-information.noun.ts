import { chosenFrom } from '@naga/server-kit/crud/chosen-from.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { flag, problemAt, reference } from '@naga/server-kit/crud/noun-field.js';
import { pictures } from '@naga/server-kit/crud/picture-field.js';
import { names, paragraphs } from '@naga/server-kit/crud/text-field.js';
import { locationNoun } from '../location/location.noun.js';
import { MOST_PICTURES, PICTURES } from '../pictures.js';

/** What travellers read of the way between two places, as the back office looks after it. */
export const routeInformationNoun = defineNoun({
  name: 'RouteInformation',
  plural: 'RouteInformations',
  about: 'What travellers ought to know of the way between two places, whoever drives: the road, advice, the border.',
  table: 'route_information',
  permission: 'catalogue.edit',
  owner: {
    field: 'fromLocationId',
    sql: { country: 'l.country_code = $key' },
    joins: 'left join location l on l.id = t.from_location_id',
  },
  fields: {
    title: names({ max: 120, searched: true }),
    fromLocationId: reference({
      to: chosenFrom(locationNoun),
      filtered: true,
      about: 'Where the way begins; whoever looks after its country looks after this.',
    }),
    toLocationId: reference({ to: chosenFrom(locationNoun), filtered: true, about: 'One text for each pair.' }),
    wayBackToo: flag({ about: 'It is read of the way back as well, where that has no text of its own.' }),
    about: paragraphs({ max: 3000, about: 'The road and what one sees of the country.' }),
    advice: paragraphs({ max: 2000, optional: true, about: 'Before one travels.' }),
    border: paragraphs({ max: 2000, optional: true, about: 'At the border: visas, papers, money, hours.' }),
    gallery: pictures({ folder: PICTURES, max: MOST_PICTURES, about: 'Paths of pictures, the best one first.' }),
  },
  called: 'title',
  ends: 'switched',
  check: ({ fromLocationId, toLocationId }) =>
    fromLocationId === toLocationId ? problemAt('UNFIT', undefined, 'toLocationId') : [],
});
