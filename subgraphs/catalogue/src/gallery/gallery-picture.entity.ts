import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Picture } from '@naga/server-kit/pictures/picture.entity.js';
import { Amenity } from '../amenity/amenity.entity.js';
import { TRANSPORT_TYPES } from '../vehicle/vehicle-type.entity.js';

/** Where a picture of the gallery is shown: the site, the app's own page, or both. */
export const GALLERY_PLACES = ['EVERYWHERE', 'SITE', 'APP'] as const;

const GalleryPictureSchema = defineEntity({
  name: 'GalleryPicture',
  tableName: 'gallery_picture',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    caption: p.json<LocalizedText>(),
    /** Its name; shown nowhere without one. */
    picture: () => p.manyToOne(Picture).mapToPk().fieldName('picture').deleteRule('no action').nullable(),
    /** Null: of travelling as such, shown beside every kind. */
    transportType: p.enum(TRANSPORT_TYPES).nullable(),
    /** What is on board, where the picture is of that. */
    amenityId: () => p.manyToOne(Amenity).mapToPk().fieldName('amenity_id').deleteRule('no action').nullable(),
    shownIn: p.enum(GALLERY_PLACES).default('EVERYWHERE'),
    /** The smallest first; alike ones as they were added. */
    position: p.integer().default(0),
    active: p.boolean().default(true),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** A picture of the marketplace's own gallery. */
export class GalleryPicture extends GalleryPictureSchema.class {}
GalleryPictureSchema.setClass(GalleryPicture);
