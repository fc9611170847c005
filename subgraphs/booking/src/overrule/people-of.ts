import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

/** The accounts behind a request: whose it is made as, and who makes it. */
export const peopleOf = (viewer: Viewer): readonly (string | undefined)[] =>
  viewer.kind === 'user' ? [viewer.userId, viewer.impersonatorId] : [];
