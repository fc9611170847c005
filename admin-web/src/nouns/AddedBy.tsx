import { useScope } from '@naga/app-kit/PermissionGate';
import { defineMessages, FormattedMessage, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';

const words = defineMessages<Record<'imported', NoMessageValues> & { account: { id: string } }>({
  imported: { id: 'admin.added-by.imported', defaultMessage: 'an import' },
  account: { id: 'admin.added-by.account', defaultMessage: 'Account {id}' },
});

/** The list of the people whom somebody looks after in a scope of user.manage. */
export const peopleOf = (scope: string): string => (scope === 'all' || scope === 'country' ? 'users' : 'staff');

/** Who added a record; leads to the account, for who looks after people. */
export function AddedBy({ who }: { who: { readonly id: string; readonly name: string | null } | null }) {
  const manages = useScope('user.manage');
  if (who === null) return <FormattedMessage {...words.imported} />;
  const { id, name } = who;
  const account = name ?? <FormattedMessage {...words.account} values={{ id }} />;
  if (manages === undefined) return account;
  return <Link to={`/${peopleOf(manages)}/${id}`}>{account}</Link>;
}
