import { z } from 'zod';

/** Where pictures of the map come from: the back office draws outlines without them. */
export const mapTilesEnvironment = {
  /** An address of tiles with {z}, {x} and {y}: https://tile.openstreetmap.org/{z}/{x}/{y}.png */
  MAP_TILES_URL: z
    .string()
    .regex(/^https:\/\/[^/\s"{}]+\/\S*\{z\}\S*$/)
    .optional(),
  /** Who made them, as their licence demands: © OpenStreetMap contributors */
  MAP_TILES_CREDIT: z.string().default(''),
};

export interface MapTiles {
  readonly url: string;
  readonly credit: string;
}

export const mapTilesOf = (env: {
  MAP_TILES_URL?: string | undefined;
  MAP_TILES_CREDIT: string;
}): MapTiles | undefined =>
  env.MAP_TILES_URL === undefined ? undefined : { url: env.MAP_TILES_URL, credit: env.MAP_TILES_CREDIT };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What tells a page of them (admin-web/src/features/place/map/tiles.ts). */
export const mapTilesTag = ({ url, credit }: MapTiles): string =>
  `<meta name="map-tiles" content="${escaped(url)}" data-credit="${escaped(credit)}">`;
