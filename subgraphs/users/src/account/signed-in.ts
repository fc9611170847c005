import { forbidden, unauthenticated } from '@naga/server-kit/viewer/permission.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

type SignedIn = Extract<Viewer, { kind: 'user' }>;

/** The viewer as the user he is; throws UNAUTHENTICATED for everyone else. */
export function signedIn(viewer: Viewer): SignedIn {
  if (viewer.kind !== 'user') throw unauthenticated();
  return viewer;
}

/**
 * The viewer as the user he is, by his session: accounts are live, whatever the mode of a key, and no scope of a key
 * speaks of them. Throws FORBIDDEN for a program with his key.
 */
export function bySession(viewer: Viewer): SignedIn {
  const user = signedIn(viewer);
  if (user.apiKeyId !== undefined) throw forbidden('session');
  return user;
}

/**
 * The viewer as the user he is, in person: what guards an account (password, second factor, addresses, its end) is
 * changed neither by somebody who acts as him nor by a program with his key. Throws FORBIDDEN for those.
 */
export function inPerson(viewer: Viewer): SignedIn {
  const user = bySession(viewer);
  if (user.impersonatorId !== undefined) throw forbidden('in person');
  return user;
}
