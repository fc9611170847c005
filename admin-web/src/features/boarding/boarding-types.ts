import type { SyncScansMutation } from './boarding.generated.js';

export type { ScanInput } from './boarding.generated.js';
export type SyncAnswer = NonNullable<SyncScansMutation['syncScans']>;
/** What the server says of one scan. */
export type ScanAnswer = Extract<SyncAnswer, { __typename: 'ScansSynced' }>['answers'][number];
