import { StatusPill } from '@naga/ui/StatusPill';
import type { Tone } from '@naga/ui/tone.js';
import { FormattedMessage } from 'react-intl';
import type { ReviewState as State } from './reviews.generated.js';
import { stateWords } from './words.js';

const TONES: Record<State, Tone> = { PUBLISHED: 'good', WAITING: 'warn', HIDDEN: 'bad' };

export function ReviewState({ state }: { state: State }) {
  return (
    <StatusPill tone={TONES[state]}>
      <FormattedMessage {...stateWords[state]} />
    </StatusPill>
  );
}
