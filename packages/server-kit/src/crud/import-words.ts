/** Where a file of records stands. */
export const IMPORT_STATES = ['REHEARSED', 'APPLIED', 'UNDONE'] as const;
/** What one of its lines comes to. */
export const IMPORT_ACTIONS = ['CREATE', 'CHANGE', 'SAME', 'WRONG'] as const;
