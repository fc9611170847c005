import { StatusPill } from '@naga/ui/StatusPill';
import { FormattedMessage } from 'react-intl';
import type { Gtfs_ImportFragment } from './gtfs.generated.js';
import { stateWords } from './words.js';

const TONES = {
  UPLOADING: 'quiet',
  REHEARSING: 'warn',
  REHEARSED: 'warn',
  APPLYING: 'warn',
  APPLIED: 'good',
  UNDOING: 'warn',
  UNDONE: 'quiet',
  FAILED: 'bad',
} as const;
export const IMPORT_STATES = Object.keys(TONES) as (keyof typeof TONES)[];

/** So often is asked how far it is. */
export const LOOK_AGAIN_MS = 1500;

export const isWorking = ({ state }: Pick<Gtfs_ImportFragment, 'state'>): boolean =>
  state.endsWith('ING') && state !== 'UPLOADING';

/** Where an import stands. */
export const ImportState = ({ state }: Pick<Gtfs_ImportFragment, 'state'>) => (
  <StatusPill tone={TONES[state]}>
    <FormattedMessage {...stateWords[state]} />
  </StatusPill>
);
