import type { LocalizedText } from '@naga/kernel/language.js';
import { pictureAt } from '@naga/kernel/picture.js';
import type { MarketRows } from '../market/market-rows.js';
import { pathsOf } from '../pictures.js';

/** The first picture as small as lists show it; null of none. */
export const thumbnailOf = ([first]: readonly string[]): string | null =>
  first === undefined ? null : pictureAt(first, 96);

/** An operator's pictures of its vehicles of a subcategory, for types that have none of their own. */
export interface SharedPictures {
  readonly gallery: readonly string[];
  readonly picture: string | null;
  readonly galleryCaption: string;
}

/** By operator and subcategory; undefined where there are none. */
export function sharedPictures(
  { vehicleGalleries }: Pick<MarketRows, 'vehicleGalleries'>,
  text: (names: LocalizedText) => string,
) {
  const shown = new Map<string, SharedPictures>();
  for (const { operatorId, vehicleSubcategoryId, caption, gallery } of vehicleGalleries)
    if (gallery.length > 0) {
      const paths = pathsOf(gallery);
      const pictures = { gallery: paths, picture: thumbnailOf(paths), galleryCaption: text(caption) };
      shown.set(`${operatorId}/${vehicleSubcategoryId}`, pictures);
    }
  return (operatorId: string, subcategoryId: string | null): SharedPictures | undefined =>
    shown.get(`${operatorId}/${subcategoryId ?? ''}`);
}
