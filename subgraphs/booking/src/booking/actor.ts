import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { personBehind } from '../second-person/people-of.js';

/** Who did it, whoever's account he looks at, as the timeline says: 'guest', 'user:12', 'service:users', 'system'. */
export function actorOf(viewer: Viewer): string {
  if (viewer.kind === 'user') return `user:${personBehind(viewer)}`;
  if (viewer.kind === 'guest') return 'guest';
  return viewer.service === 'booking' ? 'system' : `service:${viewer.service}`;
}
