import type { MarketRows } from '@naga/catalogue/market/market-rows.js';

/** Names of pictures in the file store by what their drawings are called; empty where nothing was drawn. */
export type DrawnPictures = ReadonlyMap<string, string>;

export const NOTHING_DRAWN: DrawnPictures = new Map();

type Pictured = Pick<MarketRows, 'vehicleTypes' | 'vehicleGalleries' | 'galleryPictures' | 'routeInformations'>;

/** Drawings that rows of a market name in the place of pictures. */
export function drawingsOf({
  vehicleTypes,
  vehicleGalleries,
  galleryPictures,
  routeInformations,
}: Pictured): Set<string> {
  const galleries = [...vehicleTypes, ...vehicleGalleries, ...routeInformations].flatMap(({ gallery }) => gallery);
  return new Set([...galleries, ...galleryPictures.flatMap(({ picture }) => picture ?? [])]);
}

/** The same rows with names of pictures; without drawings a market shows none. Throws for one that was forgotten. */
export function hangPictures<Rows extends Pictured>(rows: Rows, drawn: DrawnPictures): Rows {
  const hung = (drawing: string): string => {
    const name = drawn.get(drawing);
    if (name === undefined) throw new Error(`no picture was drawn of ${drawing}`);
    return name;
  };
  const inPictures = <Row extends { readonly gallery: readonly string[] }>(all: readonly Row[]): Row[] =>
    all.map((row) => ({ ...row, gallery: drawn.size === 0 ? [] : row.gallery.map(hung) }));
  return {
    ...rows,
    vehicleTypes: inPictures(rows.vehicleTypes),
    routeInformations: inPictures(rows.routeInformations),
    vehicleGalleries: drawn.size === 0 ? [] : inPictures(rows.vehicleGalleries),
    galleryPictures:
      drawn.size === 0
        ? []
        : rows.galleryPictures.map((row) => ({ ...row, picture: row.picture && hung(row.picture) })),
  };
}
