import { StatusPill } from '@naga/ui/StatusPill';
import { FormattedMessage } from 'react-intl';
import type { SettlementState as State } from './settlements.generated.js';
import { stateTones, stateWords } from './settlement-words.js';

/** How a statement stands. */
export function SettlementState({ state }: { state: State }) {
  return (
    <StatusPill tone={stateTones[state]}>
      <FormattedMessage {...stateWords[state]} />
    </StatusPill>
  );
}
