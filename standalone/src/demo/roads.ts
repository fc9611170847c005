import { placeOf } from './places.js';
import { ROADS } from './tables/roads-table.js';
import { textTable } from './tables/text-table.js';

/** A place on a road: kilometres and a coach's minutes from the road's first place. */
export interface Milestone {
  readonly place: string;
  readonly km: number;
  readonly minutes: number;
}

export interface Road {
  readonly key: string;
  readonly kind: 'ROAD' | 'WATER';
  readonly milestones: readonly Milestone[];
}

function milestone(text: string): Milestone {
  const [slug, km, minutes] = text.trim().split(' ');
  return { place: placeOf(slug!).slug, km: Number(km), minutes: Number(minutes) };
}

export const roads: ReadonlyMap<string, Road> = new Map(
  textTable(['key', 'kind', 'places'], ROADS).map(({ key, kind, places }) => {
    return [key, { key, kind: kind as Road['kind'], milestones: places.split(',').map(milestone) }];
  }),
);

/** The same road from its other end. */
export function reversed({ milestones, ...road }: Road): Road {
  const last = milestones.at(-1)!;
  const back = milestones.map(({ place, km, minutes }) => ({
    place,
    km: last.km - km,
    minutes: last.minutes - minutes,
  }));
  return { ...road, milestones: back.reverse() };
}
