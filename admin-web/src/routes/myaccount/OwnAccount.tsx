import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { AskAgain } from '../../session/AskAgain.js';
import { AccountTabs } from './AccountTabs.js';
import { type MyAccountQuery, useMyAccountQuery } from './myaccount.generated.js';

const words = defineMessages({
  failed: { id: 'admin.account.failed', defaultMessage: 'Your account could not be loaded' },
});

export type Account = NonNullable<MyAccountQuery['me']>;

/** A page of one's own account, once it is loaded. */
export function OwnAccount({ children }: { children: (account: Account) => ReactNode }) {
  const { data, error, refetch } = useMyAccountQuery({ fetchPolicy: 'cache-and-network' });
  const account = data?.me;
  return (
    <>
      <AccountTabs />
      {account != null && children(account)}
      {account == null && error === undefined && <SkeletonCards count={2} />}
      {account == null && error !== undefined && (
        <EmptyState title={<FormattedMessage {...words.failed} />} actions={<AskAgain refetch={refetch} />} />
      )}
    </>
  );
}
