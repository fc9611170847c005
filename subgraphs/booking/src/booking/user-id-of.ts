import { unauthenticated } from '@naga/server-kit/viewer/permission.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

/** Who signs; throws UNAUTHENTICATED for anybody without an account. */
export function userIdOf(viewer: Viewer): string {
  if (viewer.kind !== 'user') throw unauthenticated();
  return viewer.userId;
}
