import type { LocationRow, LocationType } from '@naga/catalogue/market/place-rows.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { slugOf } from '@naga/kernel/slug.js';
import { COUNTRIES, PLACES, PROVINCES } from './tables/places-table.js';
import { cellOrNull, textTable } from './tables/text-table.js';

/** A location of the demonstration market. */
export type Place = LocationRow;

const NAMES = ['km', 'th', 'vi', 'es'] as const;
type Named = Readonly<Record<'en' | (typeof NAMES)[number], string>>;

/** English and the other languages; Vietnamese and Spanish write as English does where their cell is empty. */
function namesOf(
  en: string,
  row: Named,
  wrap: (name: string, language: (typeof NAMES)[number]) => string = (name) => name,
): LocalizedText {
  return {
    en,
    km: wrap(row.km, 'km'),
    th: wrap(row.th, 'th'),
    vi: wrap(row.vi || row.en, 'vi'),
    es: wrap(row.es || row.en, 'es'),
  };
}

/** How a province is called in each language: Laos has แขวง in Thai, the others จังหวัด. */
const provinceIn = (country: string) => (name: string, language: (typeof NAMES)[number]) =>
  ({
    km: `ខេត្ត${name}`,
    th: `${country === 'LA' ? 'แขวง' : 'จังหวัด'}${name}`,
    vi: `Tỉnh ${name}`,
    es: `Provincia de ${name}`,
  })[language];

const countries = textTable(['en', 'code', 'latitude', 'longitude', 'geonamesId', ...NAMES], COUNTRIES);
const provinces = textTable(['en', 'country', 'code', 'capital', ...NAMES], PROVINCES);
const cities = textTable(
  ['en', 'type', 'parent', 'code', 'latitude', 'longitude', 'source', 'geonamesId', ...NAMES],
  PLACES,
);

type Unnumbered = Omit<Place, 'id' | 'parentId'> & { readonly parent: string | null };

function unnumbered(): Unnumbered[] {
  const cityBySlug = new Map(cities.map((city) => [slugOf(city.en), city]));
  return [
    ...countries.map((row) => ({
      slug: slugOf(row.en),
      names: namesOf(row.en, row),
      type: 'COUNTRY' as const,
      countryCode: row.code,
      parent: null,
      geonamesId: Number(row.geonamesId),
      subdivisionCode: null,
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
      source: 'GeoNames',
    })),
    ...provinces.map((row) => {
      const capital = cityBySlug.get(row.capital)!;
      const en = `${row.en} Province`;
      return {
        slug: slugOf(en),
        names: namesOf(en, row, provinceIn(row.country)),
        type: 'PROVINCE' as const,
        countryCode: row.country,
        parent: slugOf(countries.find((country) => country.code === row.country)!.en),
        geonamesId: null,
        subdivisionCode: row.code,
        latitude: Number(capital.latitude),
        longitude: Number(capital.longitude),
        source: 'editor',
      };
    }),
    ...cities.map((row) => ({
      slug: slugOf(row.en),
      names: namesOf(row.en, row),
      type: row.type as LocationType,
      countryCode: row.code.slice(0, 2),
      parent: row.parent,
      geonamesId: row.geonamesId === '' ? null : Number(row.geonamesId),
      subdivisionCode: cellOrNull(row.code),
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
      source: row.source,
    })),
  ];
}

function numbered(): Place[] {
  const rows = unnumbered();
  const idOf = new Map(rows.map(({ slug }, index) => [slug, String(index + 1)]));
  return rows.map(({ parent, ...row }, index) => {
    const parentId = parent === null ? null : idOf.get(parent);
    if (parentId === undefined) throw new Error(`${row.slug} lies in ${parent}, which is no place`);
    return { ...row, id: String(index + 1), parentId };
  });
}

/** Countries, provinces, then cities, towns, islands, borders and airports. */
export const places: readonly Place[] = numbered();

const bySlug = new Map(places.map((place) => [place.slug, place]));

/** Throws for a slug that is no place: the market is written by hand. */
export function placeOf(slug: string): Place {
  const place = bySlug.get(slug);
  if (place === undefined) throw new Error(`no place ${slug}`);
  return place;
}
