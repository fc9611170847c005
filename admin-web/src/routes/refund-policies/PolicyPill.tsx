import { StatusPill } from '@naga/ui/StatusPill';
import { FormattedMessage } from 'react-intl';
import { words } from './words.js';

/** Whether a version is sold now or from a later day on. */
export function PolicyPill({ state }: { state: 'SOLD' | 'COMING' }) {
  return (
    <StatusPill tone={state === 'SOLD' ? 'good' : 'quiet'}>
      <FormattedMessage {...(state === 'SOLD' ? words.isSold : words.isComing)} />
    </StatusPill>
  );
}
