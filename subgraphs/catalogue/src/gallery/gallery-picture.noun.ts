import { chosenFrom } from '@naga/server-kit/crud/chosen-from.js';
import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice, reference } from '@naga/server-kit/crud/noun-field.js';
import { whole } from '@naga/server-kit/crud/number-field.js';
import { picture } from '@naga/server-kit/crud/picture-field.js';
import { names } from '@naga/server-kit/crud/text-field.js';
import { amenityNoun } from '../amenity/amenity.noun.js';
import { PICTURES } from '../pictures.js';
import { TransportType } from '../vehicle/transport-type.type.js';
import { TRANSPORT_TYPES } from '../vehicle/vehicle-type.entity.js';
import { GALLERY_PLACES } from './gallery-picture.entity.js';

/** Pictures of the marketplace's own gallery, as the back office looks after them. */
export const galleryPictureNoun = defineNoun({
  name: 'GalleryPicture',
  plural: 'GalleryPictures',
  about: "A picture of the marketplace's own gallery, with what it shows.",
  table: 'gallery_picture',
  permission: 'catalogue.edit',
  fields: {
    caption: names({ max: 120, searched: true, about: 'What it shows: stands under it, and is read out instead.' }),
    picture: picture({ folder: PICTURES, optional: true, about: 'Its path; shown nowhere without one.' }),
    transportType: choice(
      {
        of: TRANSPORT_TYPES,
        named: 'TransportType',
        optional: true,
        sorted: true,
        filtered: true,
        about: 'Null: of travelling as such, shown beside every kind.',
      },
      TransportType,
    ),
    amenityId: reference({
      to: chosenFrom(amenityNoun),
      optional: true,
      filtered: true,
      about: 'What is on board, where the picture is of that.',
    }),
    shownIn: choice({ of: GALLERY_PLACES, named: 'GalleryPlace', sorted: true, filtered: true }),
    position: whole({ min: 0, max: 9999, sorted: true, about: 'The smallest first; alike ones as they were added.' }),
  },
  called: 'caption',
  ends: 'switched',
});
