import type { LocalizedText } from '@naga/kernel/language.js';
import type { MarketRows } from '../market/market-rows.js';
import { pathsOf } from '../pictures.js';
import type { RouteInformationView } from '../route-information/route-information.type.js';

const wayOf = (fromLocationId: string, toLocationId: string): string => `${fromLocationId}/${toLocationId}`;

/** What is to be known of ways, by the ids of both places: a way's own text goes before that of the way back. */
export function routeInformation(
  { routeInformations }: Pick<MarketRows, 'routeInformations'>,
  text: (names: LocalizedText) => string,
) {
  const known = new Map<string, RouteInformationView>();
  const textOrNull = (names: LocalizedText | null): string | null => names && text(names);
  const shown = routeInformations
    .filter(({ active }) => active)
    .map((row) => ({
      ...row,
      view: {
        id: row.id,
        title: text(row.title),
        about: text(row.about),
        advice: textOrNull(row.advice),
        border: textOrNull(row.border),
        gallery: pathsOf(row.gallery),
      },
    }));
  for (const { fromLocationId, toLocationId, wayBackToo, view } of shown)
    if (wayBackToo) known.set(wayOf(toLocationId, fromLocationId), view);
  for (const { fromLocationId, toLocationId, view } of shown) known.set(wayOf(fromLocationId, toLocationId), view);
  return (fromLocationId: string, toLocationId: string): RouteInformationView | undefined =>
    known.get(wayOf(fromLocationId, toLocationId));
}
