import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { isLanguage, type LanguageCode, LANGUAGES, type LocalizedText } from '@naga/kernel/language.js';
import type { SeatSegment } from './booking.js';
import {
  OperatorLanguagesDocument,
  OperatorNamesDocument,
  OperatorPlacesDocument,
  type WatchedPlaceFragment,
  WatchedJourneysDocument,
  WatchedPlacesDocument,
} from './catalogue.generated.js';

export interface OperatorPlace {
  readonly id: string;
  readonly countryCode: string;
  readonly branches: readonly { readonly id: string }[];
}

/** Every operator with its country and its branches. */
export async function operatorPlaces({ neighbours, viewer }: SubgraphContext): Promise<readonly OperatorPlace[]> {
  return (await neighbours.ask('catalogue', OperatorPlacesDocument, {}, viewer)).operators;
}

/** An operator's name and country; undefined for one that is no more. */
export async function operatorNamed(
  { neighbours, viewer }: SubgraphContext,
  operatorId: string,
): Promise<{ readonly name: string; readonly countryCode: string } | undefined> {
  const { operators } = await neighbours.ask('catalogue', OperatorNamesDocument, {}, viewer);
  return operators.find(({ id }) => id === operatorId);
}

/** The language in which each operator is written to, by its number. */
export async function operatorLanguages({
  neighbours,
  viewer,
}: SubgraphContext): Promise<ReadonlyMap<string, LanguageCode>> {
  const { operators } = await neighbours.ask('catalogue', OperatorLanguagesDocument, {}, viewer);
  return new Map(operators.map(({ id, language }) => [id, isLanguage(language) ? language : 'en']));
}

interface Watch {
  /** Slug or id of a location. */
  readonly from: string;
  readonly to: string;
  readonly date: string;
}

interface Place {
  readonly slug: string;
  readonly names: LocalizedText;
}

const placeOf = ({ slug, names }: WatchedPlaceFragment): Place => {
  const known = LANGUAGES.flatMap((language) => (names[language] === null ? [] : [[language, names[language]]]));
  return { slug, names: { ...(Object.fromEntries(known) as object), en: names.en } };
};

/** Both places under their slugs and names; undefined when one is unknown. */
export async function placesOf(
  { neighbours, viewer }: SubgraphContext,
  { from, to, date }: Watch,
): Promise<{ readonly from: Place; readonly to: Place } | undefined> {
  const { searchJourneys } = await neighbours.ask('catalogue', WatchedPlacesDocument, { from, to, date }, viewer);
  return searchJourneys === null ? undefined : { from: placeOf(searchJourneys.from), to: placeOf(searchJourneys.to) };
}

/** A ride with the seats of its vehicle, and what its price is looked up by. */
export interface WatchedRide {
  readonly segment: SeatSegment;
  readonly seats: number;
  readonly fareKey: string;
  readonly localCountryCode: string;
}

/** What alerts watch: journeys between two places on a day, of any kind of transport or of one. */
export interface WatchedDay extends Watch {
  readonly transportType: 'BUS' | 'TAXI' | 'FERRY' | null;
}

/** The journeys on sale now, each as its rides; none when a place is unknown. */
export async function journeysOf(
  { neighbours, viewer }: SubgraphContext,
  { from, to, date, transportType }: WatchedDay,
): Promise<WatchedRide[][]> {
  const wish = { from, to, date, transportType };
  const { searchJourneys } = await neighbours.ask('catalogue', WatchedJourneysDocument, wish, viewer);
  return (searchJourneys?.journeys ?? []).map(({ legs }) =>
    legs.map(
      ({ routeScheduleId, date: day, boardingPosition, dropOffPosition, vehicle, fareKey, localCountryCode }) => ({
        segment: { routeScheduleId, date: day, boardingPosition, dropOffPosition },
        seats: vehicle.seatCount,
        fareKey,
        localCountryCode,
      }),
    ),
  );
}
