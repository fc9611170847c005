import { StatusPill } from '@naga/ui/StatusPill';
import { defineMessages, FormattedMessage, type IntlShape } from 'react-intl';

const words = defineMessages({
  active: { id: 'admin.active.yes', defaultMessage: 'active' },
  closed: { id: 'admin.active.no', defaultMessage: 'closed' },
});

export const activeText = (intl: IntlShape, active: boolean): string =>
  intl.formatMessage(active ? words.active : words.closed);

/** Whether somebody may sign in, an agency sells, an affiliate brings travellers. */
export function ActivePill({ active }: { active: boolean }) {
  return (
    <StatusPill tone={active ? 'good' : 'bad'}>
      <FormattedMessage {...(active ? words.active : words.closed)} />
    </StatusPill>
  );
}
