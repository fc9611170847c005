import { StatusPill } from '@naga/ui/StatusPill';
import { FormattedMessage } from 'react-intl';
import type { Gtfs_ImportFragment } from './gtfs.generated.js';
import { stateWords, words } from './words.js';

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

interface ImportStateProps extends Pick<Gtfs_ImportFragment, 'state'> {
  /** Rows of it are wrong, which keeps it from being applied. */
  isWrong?: boolean;
}

/** Where an import stands. */
export const ImportState = ({ state, isWrong = false }: ImportStateProps) => (
  <StatusPill tone={isWrong ? 'bad' : TONES[state]}>
    <FormattedMessage {...(isWrong ? words.stuck : stateWords[state])} />
  </StatusPill>
);
