import { StatusPill } from '@naga/ui/StatusPill';
import type { Tone } from '@naga/ui/tone.js';
import { FormattedMessage } from 'react-intl';
import type { DeveloperRequestState } from './developer-requests.generated.js';
import { stateWords } from './words.js';

const TONES: Record<DeveloperRequestState, Tone> = { WAITING: 'warn', APPROVED: 'good', REFUSED: 'bad' };

export function RequestState({ state }: { state: DeveloperRequestState }) {
  return (
    <StatusPill tone={TONES[state]}>
      <FormattedMessage {...stateWords[state]} />
    </StatusPill>
  );
}
