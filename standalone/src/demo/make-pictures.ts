import type { GalleryPictureRow } from '@naga/catalogue/market/content-rows.js';
import type { TransportType } from '@naga/catalogue/market/route-rows.js';
import type { VehicleGalleryRow } from '@naga/catalogue/market/vehicle-rows.js';
import { LANGUAGES } from '@naga/kernel/language.js';
import { amenityIdOf, subcategoryIdOf } from './make-fleet.js';
import type { Plan } from './plan.js';
import { namesIn } from './tables/names-in.js';
import { GALLERY, OPERATOR_LIVERIES, PAINTED } from './tables/pictures-table.js';
import { textTable } from './tables/text-table.js';

const liveries = new Map(textTable(['operator', 'livery'], OPERATOR_LIVERIES).map((row) => [row.operator, row.livery]));
const painted = textTable(['category', 'subcategory', 'drawing', ...LANGUAGES], PAINTED);

/** What operators ride in their own colours, from outside and inside; pictures are called as their drawings. */
export function vehicleGalleries({ companies, lines }: Plan): VehicleGalleryRow[] {
  const galleries = companies.flatMap(({ id, spec: { slug } }) => {
    const ridden = lines.filter(({ company }) => company.id === id).map(({ service }) => service.vehicle);
    return painted
      .filter((row) => ridden.some((one) => one.category === row.category && one.subcategory === row.subcategory))
      .map((row) => ({
        operatorId: id,
        vehicleSubcategoryId: subcategoryIdOf(row.category, row.subcategory),
        caption: namesIn(row),
        gallery: [`${row.drawing} ${liveries.get(slug)}`, `inside ${row.drawing}`],
      }));
  });
  return galleries.map((row, index) => ({ id: String(index + 1), ...row }));
}

/** The marketplace's own gallery; its pictures are called as their drawings. */
export const galleryPictures: readonly GalleryPictureRow[] = textTable(
  ['drawing', 'transport', 'amenity', ...LANGUAGES],
  GALLERY,
).map(({ drawing, transport, amenity, ...caption }, index) => ({
  id: String(index + 1),
  caption: namesIn(caption),
  picture: drawing,
  transportType: transport === '' ? null : (transport as TransportType),
  amenityId: amenity === '' ? null : amenityIdOf(amenity),
  shownIn: 'EVERYWHERE',
  position: (index + 1) * 10,
  active: true,
}));
