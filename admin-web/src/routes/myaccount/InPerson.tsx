import { FormSection } from '@naga/ui/FormSection';
import { Notice } from '@naga/ui/Notice';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { Account } from './OwnAccount.js';

const words = defineMessages({
  only: {
    id: 'admin.account.in-person',
    defaultMessage: 'Only the person himself changes this, not somebody who acts for him.',
  },
});

/** What guards an account is changed in person: who acts as somebody else is told so instead. */
export function InPerson({ account, title, children }: { account: Account; title: ReactNode; children: ReactNode }) {
  if (account.impersonatedBy === null) return <>{children}</>;
  return (
    <FormSection title={title}>
      <Notice>
        <FormattedMessage {...words.only} />
      </Notice>
    </FormSection>
  );
}
