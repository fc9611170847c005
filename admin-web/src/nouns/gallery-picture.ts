import { defineMessages, type NoMessageValues } from 'react-intl';
import { choice, optionalChoice, optionalReference } from '../records/noun/choice-fields.js';
import { names, whole } from '../records/noun/fields.js';
import { defineNoun } from '../records/noun/noun.js';
import { picture } from '../records/noun/picture/picture-fields.js';
import { documents as amenities } from './amenity.generated.js';
import { documents } from './gallery-picture.generated.js';
import { PLACES } from './record-places.js';
import { transports } from './transport-choice.js';
import { fieldWords } from './words.js';

type Word =
  | ('title' | 'add' | 'about' | 'caption' | 'captionHint' | 'picture' | 'pictureHint' | 'transportHint')
  | ('amenity' | 'amenityHint' | 'shownIn' | 'shownInHint' | 'position' | 'positionHint');

const words = defineMessages<Record<Word, NoMessageValues>>({
  title: { id: 'admin.gallery.title', defaultMessage: 'Gallery' },
  add: { id: 'admin.gallery.add', defaultMessage: 'Add a picture to the gallery' },
  about: {
    id: 'admin.gallery.about',
    defaultMessage:
      'Pictures of travelling with us that everybody finds in the gallery, above those that operators show of their vehicles.',
  },
  caption: { id: 'admin.gallery.caption', defaultMessage: 'What it shows' },
  captionHint: {
    id: 'admin.gallery.caption-hint',
    defaultMessage: 'Stands under the picture, and is read out instead of it',
  },
  picture: { id: 'admin.gallery.picture', defaultMessage: 'Picture' },
  pictureHint: { id: 'admin.gallery.picture-hint', defaultMessage: 'Without one, nothing is shown' },
  transportHint: {
    id: 'admin.gallery.transport-hint',
    defaultMessage: 'Without one, it stands beside every transport',
  },
  amenity: { id: 'admin.gallery.amenity', defaultMessage: 'Amenity' },
  amenityHint: { id: 'admin.gallery.amenity-hint', defaultMessage: 'Where the picture shows what is on board' },
  shownIn: { id: 'admin.gallery.shown-in', defaultMessage: 'Shown' },
  shownInHint: {
    id: 'admin.gallery.shown-in-hint',
    defaultMessage: 'The site has it at /gallery, the app at /appGallery.',
  },
  position: { id: 'admin.gallery.position', defaultMessage: 'Place in the order' },
  positionHint: {
    id: 'admin.gallery.position-hint',
    defaultMessage: 'The smallest comes first. Pictures of the same number stand as they were added.',
  },
});

const places = defineMessages<Record<'EVERYWHERE' | 'SITE' | 'APP', NoMessageValues>>({
  EVERYWHERE: { id: 'admin.gallery.place.EVERYWHERE', defaultMessage: 'On the site and in the app' },
  SITE: { id: 'admin.gallery.place.SITE', defaultMessage: 'On the site' },
  APP: { id: 'admin.gallery.place.APP', defaultMessage: 'In the app' },
});

export default defineNoun({
  path: '/gallery',
  entity: 'GalleryPicture',
  permission: 'catalogue.edit',
  scopes: ['all'],
  documents,
  fields: {
    caption: names({ label: words.caption, hint: words.captionHint, max: 120 }),
    picture: picture({ label: words.picture, hint: words.pictureHint }),
    transportType: optionalChoice({
      label: fieldWords.transport,
      hint: words.transportHint,
      of: transports,
      sorted: true,
    }),
    amenityId: optionalReference({
      label: words.amenity,
      hint: words.amenityHint,
      to: amenities,
      place: PLACES.amenities,
    }),
    shownIn: choice({ label: words.shownIn, hint: words.shownInHint, of: places, sorted: true }),
    position: whole({ label: words.position, hint: words.positionHint, min: 0, max: 9999, sorted: true }),
  },
  columns: ['transportType', 'shownIn', 'position'],
  ends: 'switched',
  words,
});
