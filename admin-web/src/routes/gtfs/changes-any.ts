import type { Gtfs_ReportFragment } from './gtfs.generated.js';

const CHANGES: readonly string[] = ['CREATE', 'CHANGE', 'GONE'];

/** There is something in a feed to apply: not all of it is as it says already, or is left out. */
export const changesAny = ({ counts }: NonNullable<Gtfs_ReportFragment['report']>): boolean =>
  counts.some(({ action, count }) => CHANGES.includes(action) && count > 0);
