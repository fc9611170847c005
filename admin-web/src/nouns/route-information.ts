import { defineMessages, type NoMessageValues } from 'react-intl';
import { flag, names, optionalParagraphs, paragraphs } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { pictures } from '../records/noun/picture/picture-fields.js';
import { ofLocation } from './location-choice.js';
import { documents } from './route-information.generated.js';
import { fieldWords, MOST_PICTURES } from './words.js';

type Word =
  | 'title'
  | 'add'
  | 'about'
  | 'from'
  | 'to'
  | 'wayBackToo'
  | 'wayBackTooHint'
  | 'text'
  | 'textHint'
  | 'advice'
  | 'adviceHint'
  | 'border'
  | 'borderHint';

const words = defineMessages<Record<Word, NoMessageValues>>({
  title: { id: 'admin.route-information.title', defaultMessage: 'Route information' },
  add: { id: 'admin.route-information.add', defaultMessage: 'Describe a way' },
  about: {
    id: 'admin.route-information.about',
    defaultMessage:
      'What travellers ought to know of the way between two places, whoever drives. It stands on the page of the route and in search engines.',
  },
  from: { id: 'admin.route-information.from', defaultMessage: 'From' },
  to: { id: 'admin.route-information.to', defaultMessage: 'To' },
  wayBackToo: { id: 'admin.route-information.way-back-too', defaultMessage: 'Holds for the way back as well' },
  wayBackTooHint: {
    id: 'admin.route-information.way-back-too-hint',
    defaultMessage: 'It is read there, too, until the way back has a text of its own.',
  },
  text: { id: 'admin.route-information.text', defaultMessage: 'The way' },
  textHint: {
    id: 'admin.route-information.text-hint',
    defaultMessage: 'The road, where one rests, what one sees; an empty line begins a paragraph',
  },
  advice: { id: 'admin.route-information.advice', defaultMessage: 'Before you travel' },
  adviceHint: { id: 'admin.route-information.advice-hint', defaultMessage: 'A line for each piece of advice' },
  border: { id: 'admin.route-information.border', defaultMessage: 'At the border' },
  borderHint: {
    id: 'admin.route-information.border-hint',
    defaultMessage: 'Visas, papers, money, hours; leave it empty where no border is crossed',
  },
});

export default defineNoun({
  path: '/route-information',
  entity: 'RouteInformation',
  permission: 'catalogue.edit',
  scopes: ['country', 'all'],
  documents,
  fields: {
    title: names({ label: fieldWords.title, max: 120 }),
    fromLocationId: ofLocation({ label: words.from }),
    toLocationId: ofLocation({ label: words.to }),
    wayBackToo: flag({ label: words.wayBackToo, hint: words.wayBackTooHint }),
    about: paragraphs({ label: words.text, hint: words.textHint, max: 3000 }),
    advice: optionalParagraphs({ label: words.advice, hint: words.adviceHint, max: 2000 }),
    border: optionalParagraphs({ label: words.border, hint: words.borderHint, max: 2000 }),
    gallery: pictures({ label: fieldWords.gallery, most: MOST_PICTURES }),
  },
  columns: ['fromLocationId', 'toLocationId', 'wayBackToo'],
  ends: 'switched',
  words,
});
