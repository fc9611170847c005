/** Where pictures of the map come from, and who made them. */
export interface MapTiles {
  readonly url: string;
  readonly credit: string;
}

/** As the server says in the page (web/server/map-tiles.ts); undefined where nobody set any. */
export function mapTiles(): MapTiles | undefined {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  return tag === null ? undefined : { url: tag.content, credit: tag.dataset['credit'] ?? '' };
}
