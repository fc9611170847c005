import { localize } from '@naga/kernel/language.js';
import type { Asking } from '../journey/asking.js';
import { listedOperators } from '../operator/listed-operators.js';
import { pathOrNull } from '../pictures.js';
import type { TransportType } from '../vehicle/transport-type.type.js';
import type { GalleryPictureView, VehicleAlbumView } from './gallery.type.js';

/** What is looked for in a gallery. */
export interface GalleryQuestion {
  readonly transportType?: TransportType | null | undefined;
}

/**
 * Pictures of the marketplace's own gallery for the site or for the app, in their order: those of a kind of transport
 * beside those of travelling as such, or all. What is switched off or has no picture yet is left out.
 */
export function galleryPictures(
  { catalogue: { rows }, views }: Asking,
  { forApp, transportType }: GalleryQuestion & { readonly forApp: boolean },
): GalleryPictureView[] {
  const elsewhere = forApp ? 'SITE' : 'APP';
  const amenityById = new Map(views.amenities.map((amenity) => [amenity.id, amenity]));
  return rows.galleryPictures
    .filter(({ active, shownIn }) => active && shownIn !== elsewhere)
    .filter((row) => transportType == null || row.transportType === null || row.transportType === transportType)
    .sort((a, b) => a.position - b.position || Number(a.id) - Number(b.id))
    .flatMap(({ id, caption, picture, amenityId, ...row }) => {
      const path = pathOrNull(picture);
      if (path === null) return [];
      const amenity = amenityById.get(amenityId ?? '') ?? null;
      return [{ id, caption: localize(caption, views.language), path, transportType: row.transportType, amenity }];
    });
}

/**
 * Pictures of what operators ride, by operator as they are listed, each once: types that share an operator's pictures of
 * their subcategory are one album, and pictures of a type that several ride are nobody's own.
 */
export function vehicleAlbums(
  { views }: Asking,
  { transportType, countryCodeExclude }: GalleryQuestion & { readonly countryCodeExclude?: string | undefined },
): VehicleAlbumView[] {
  // The same list of pictures is the same object with each vehicle that has it.
  const albums = new Map<readonly string[], VehicleAlbumView>();
  for (const operator of listedOperators(views, countryCodeExclude))
    for (const { gallery, galleryCaption, name, ...vehicle } of operator.vehicles) {
      if (gallery.length === 0 || (transportType != null && vehicle.transportType !== transportType)) continue;
      const album = albums.get(gallery);
      if (album === undefined)
        albums.set(gallery, {
          caption: galleryCaption ?? name,
          operator,
          transportType: vehicle.transportType,
          gallery,
        });
      else if (album.operator !== operator) album.operator = null;
    }
  return [...albums.values()];
}
