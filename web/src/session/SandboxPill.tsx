import { StatusPill } from '@naga/ui/StatusPill';
import { defineMessages, useIntl } from 'react-intl';

const words = defineMessages({
  sandbox: { id: 'account.mode.SANDBOX', defaultMessage: 'Sandbox' },
});

/** Marks a booking that a key made in the sandbox: nobody travels with it. */
export function SandboxPill() {
  return <StatusPill tone="warn">{useIntl().formatMessage(words.sandbox)}</StatusPill>;
}
