import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

/** Of which agencies the viewer may know what they earn by a sale. */
export interface SeenEarners {
  /** Of every one: for the platform's people. */
  readonly all: boolean;
  /** Whose he is. */
  readonly own: string | null;
}

export const seenEarners = (viewer: Viewer): SeenEarners => ({
  all: viewer.kind === 'service' || ['country', 'all'].includes(viewer.grants['booking.view'] ?? ''),
  own: viewer.kind === 'user' ? (viewer.agencyId ?? null) : null,
});

export function seesEarned(viewer: Viewer, agencyId: string): boolean {
  const { all, own } = seenEarners(viewer);
  return all || own === agencyId;
}
