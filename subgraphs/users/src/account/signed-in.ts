import { unauthenticated } from '@naga/server-kit/viewer/permission.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

type SignedIn = Extract<Viewer, { kind: 'user' }>;

/** The viewer as the user he is; throws UNAUTHENTICATED for everyone else. */
export function signedIn(viewer: Viewer): SignedIn {
  if (viewer.kind !== 'user') throw unauthenticated();
  return viewer;
}
