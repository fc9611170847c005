import { changeStatus, type ParcelHistory, type ParcelStatus } from '../parcel/parcel-status.rules.js';
import type { StoryStep } from './parcels.js';

const HOUR_MS = 3_600_000;

/** A story as the rules tell it: implied events filled in. Throws when the rules forbid a step: the story is wrong then. */
export function storyEvents(story: readonly StoryStep[], now: number) {
  let history: ParcelHistory | undefined;
  const events = story.flatMap(({ type, hoursAgo, place, note }) => {
    const changed = changeStatus(history, { type, pickUpCodeRight: true });
    if (typeof changed === 'string') throw new Error(`${type} in a parcel's story: ${changed}`);
    history = changed;
    const at = new Date(now - hoursAgo * HOUR_MS);
    return changed.events.map((event) => ({ ...event, at, ...(event.implied ? {} : { place, note }) }));
  });
  return { status: (history?.status ?? 'CREATED') satisfies ParcelStatus, events };
}
