import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

/** Who did it, as the timeline says: 'guest', 'user:12', 'service:users', 'system'. */
export function actorOf(viewer: Viewer): string {
  if (viewer.kind === 'user') return `user:${viewer.userId}`;
  if (viewer.kind === 'guest') return 'guest';
  return viewer.service === 'booking' ? 'system' : `service:${viewer.service}`;
}
