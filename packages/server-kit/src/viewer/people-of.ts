import { unauthenticated } from './permission.js';
import type { Viewer } from './viewer.js';

/** The accounts behind a request: whose it is made as, and who makes it. */
export const peopleOf = (viewer: Viewer): readonly string[] =>
  viewer.kind === 'user' ? [viewer.userId, viewer.impersonatorId].filter((id) => id !== undefined) : [];

/**
 * Who does what names its doer or needs a second person: who sits there, whoever's account he looks at. Throws
 * UNAUTHENTICATED for anybody without an account.
 */
export function personBehind(viewer: Viewer): string {
  if (viewer.kind !== 'user') throw unauthenticated();
  return viewer.impersonatorId ?? viewer.userId;
}
