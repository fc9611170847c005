/** Where a feed stands on its way in. Those that end in -ING are worked on by the job. */
export const GTFS_IMPORT_STATES = [
  'UPLOADING',
  'REHEARSING',
  'REHEARSED',
  'APPLYING',
  'APPLIED',
  'UNDOING',
  'UNDONE',
  'FAILED',
] as const;
export type GtfsImportState = (typeof GTFS_IMPORT_STATES)[number];

/** What of a feed becomes what of ours. */
export const GTFS_KINDS = ['STOP', 'LINE', 'TRIP', 'FARE'] as const;
export type GtfsKind = (typeof GTFS_KINDS)[number];

/** What a feed does with one of them. GONE: it was in the feed before. LEFT: it cannot be kept, for reasons told. */
export const GTFS_ACTIONS = ['CREATE', 'CHANGE', 'SAME', 'GONE', 'LEFT'] as const;
export type GtfsAction = (typeof GTFS_ACTIONS)[number];

/** What the audit calls the request of an import's work, before its number. */
export const IMPORT_REQUEST = 'gtfs-import-';
