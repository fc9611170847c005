import type { LocationType, StopRow } from '@naga/catalogue/market/place-rows.js';
import { LANGUAGES, type LocalizedText } from '@naga/kernel/language.js';
import { places, placeOf, type Place } from './places.js';
import { namesIn } from './tables/names-in.js';
import { STOPS } from './tables/stops-table.js';
import { cellOrNull, textTable } from './tables/text-table.js';

/** A stop with the names by which the other tables call it. */
export interface Stop extends Omit<StopRow, 'operatorId' | 'contactPhone'> {
  /** 'olympic-market'; unique within its place. */
  readonly key: string;
  readonly place: string;
  /** Slug of the operator whose own stop it is. */
  readonly owner: string | null;
}

const TIME_ZONES: Readonly<Record<string, string>> = {
  KH: 'Asia/Phnom_Penh',
  LA: 'Asia/Vientiane',
  TH: 'Asia/Bangkok',
  VN: 'Asia/Ho_Chi_Minh',
};

const named = textTable(['place', 'key', 'latitude', 'longitude', 'owner', ...LANGUAGES, 'address'], STOPS);

type Unnumbered = Omit<Stop, 'id'>;

const namedStops: readonly Unnumbered[] = named.map((row) => {
  return {
    ...inPlace(placeOf(row.place)),
    key: row.key,
    owner: cellOrNull(row.owner),
    names: namesIn(row),
    address: cellOrNull(row.address),
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
  };
});

function inPlace(place: Place) {
  const { id, slug, countryCode } = place;
  return { place: slug, locationId: id, timeZone: TIME_ZONES[countryCode]!, source: 'editor' };
}

const MARKET = usual('market', -0.001, wrapIn('% Market', 'ផ្សារ%', 'ตลาด%', 'Chợ %', 'Mercado de %'));

/** What a place without stops of its own has, by its type: a station with a market a short walk away, a gate, a pier. */
const USUAL: Readonly<Partial<Record<LocationType, readonly Usual[]>>> = {
  BORDER: [
    usual('gate', 0, wrapIn('% Border Gate', 'ច្រកព្រំដែន%', 'ด่านชายแดน%', 'Cửa khẩu %', 'Puesto fronterizo de %')),
  ],
  AIRPORT: [usual('arrivals', 0, wrapIn('%, Arrivals', '%', '% ขาเข้า', '%, sảnh đến', '%, llegadas'))],
  ISLAND: [usual('pier', 0, wrapIn('% Pier', 'ផែ%', 'ท่าเรือ%', 'Bến tàu %', 'Muelle de %'))],
  TOWN: [usual('station', 0.003, wrapIn('% Bus Stop', 'ចំណតរថយន្តក្រុង%', 'ป้ายรถ%', 'Trạm xe %', 'Parada de %')), MARKET],
  CITY: [
    usual(
      'station',
      0.004,
      wrapIn('% Bus Station', 'ចំណតរថយន្តក្រុង%', 'สถานีขนส่ง%', 'Bến xe %', 'Estación de autobuses de %'),
    ),
    MARKET,
  ],
};

interface Usual {
  readonly key: string;
  /** Degrees north-east of the place. */
  readonly away: number;
  readonly wrap: Wrap;
}

function usual(key: string, away: number, wrap: Wrap): Usual {
  return { key, away, wrap };
}

type Wrap = (names: LocalizedText) => LocalizedText;

/** Patterns in English, Khmer, Thai, Vietnamese, Spanish; '%' is the place. */
function wrapIn(en: string, km: string, th: string, vi: string, es: string): Wrap {
  const patterns = { en, km, th, vi, es };
  return (names) =>
    namesIn({
      en: patterns.en.replace('%', names.en),
      km: patterns.km.replace('%', names.km!),
      th: patterns.th.replace('%', names.th!),
      vi: patterns.vi.replace('%', names.vi!),
      es: patterns.es.replace('%', names.es!),
    });
}

function usualStops(place: Place): Unnumbered[] {
  return (USUAL[place.type] ?? []).map(({ key, away, wrap }) => ({
    ...inPlace(place),
    key,
    owner: null,
    names: wrap(place.names),
    address: null,
    latitude: Math.round((place.latitude + away) * 1e4) / 1e4,
    longitude: Math.round((place.longitude + away) * 1e4) / 1e4,
  }));
}

/** All stops, in the order of the places; the first of a place is its usual one. */
export const stops: readonly Stop[] = places
  .flatMap((place) => {
    const own = namedStops.filter((stop) => stop.place === place.slug);
    return own.length > 0 ? own : usualStops(place);
  })
  .map((stop, index) => ({ ...stop, id: String(index + 1) }));

/** Throws when the tables name a stop that does not exist. */
export function stopOf(place: string, key?: string): Stop {
  const stop = stops.find((one) => one.place === place && (key === undefined || one.key === key));
  if (stop === undefined) throw new Error(`no stop ${key ?? ''} in ${place}`);
  return stop;
}
