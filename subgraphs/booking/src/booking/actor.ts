import { type ColleagueView, colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';

/** Who did it, whoever's account he looks at, as the timeline says: 'guest', 'user:12', 'service:users', 'system'. */
export function actorOf(viewer: Viewer): string {
  if (viewer.kind === 'user') return `user:${personBehind(viewer)}`;
  if (viewer.kind === 'guest') return 'guest';
  return viewer.service === 'booking' ? 'system' : `service:${viewer.service}`;
}

/** The person a line of the timeline names as its actor; null for what no account did. */
export const personOf = (actor: string | null): ColleagueView | null =>
  colleagueOf(/^user:(\d+)$/.exec(actor ?? '')?.[1] ?? null);
