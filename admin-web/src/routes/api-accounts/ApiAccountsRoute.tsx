import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { StatusPill } from '@naga/ui/StatusPill';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { pagesOf } from '@naga/kernel/to-csv.js';
import { choiceFilter } from '../../features/list/list-filter.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { timeColumn } from '../../features/list/time-column.js';
import { accountParsers, accountsFor, isWorking, lastUse, MODES } from './account-rows.js';
import { useApiAccountsQuery } from './api-accounts.generated.js';
import { modeWords, words } from './words.js';

export default function ApiAccountsRoute() {
  return (
    <PermissionGate permission="apikey.manage">
      <ApiAccounts />
    </PermissionGate>
  );
}

/** Which applications have keys, whose they are and when they were used last. */
function ApiAccounts() {
  const intl = useIntl();
  const address = useListAddress(accountParsers);
  const result = useApiAccountsQuery({ fetchPolicy: 'cache-and-network' });
  const rows = accountsFor(result.data?.apiAccounts ?? [], address.state);
  const part = (page: number, pageSize: number) => ({
    total: rows.length,
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
  });
  const answer = listAnswer(result, () => part(address.page, address.size));
  return (
    <ListScreen
      id="api-accounts"
      title={intl.formatMessage(words.title)}
      total={words.total}
      address={address}
      answer={answer}
      rowId={({ id }) => id}
      openAt={({ id }) => `/api-accounts/${id}`}
      filters={[
        { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
        choiceFilter('mode', intl.formatMessage(words.mode), MODES, (value) => intl.formatMessage(modeWords[value])),
      ]}
      columns={[
        { key: 'name', title: intl.formatMessage(words.account), text: ({ name }) => name },
        { key: 'owner', title: intl.formatMessage(words.owner), text: ({ ownerName }) => ownerName },
        {
          key: 'mode',
          title: intl.formatMessage(words.mode),
          text: ({ mode }) => intl.formatMessage(modeWords[mode]),
          render: ({ mode }) => (
            <StatusPill tone={mode === 'LIVE' ? 'good' : 'quiet'}>
              <FormattedMessage {...modeWords[mode]} />
            </StatusPill>
          ),
        },
        {
          key: 'keys',
          title: intl.formatMessage(words.working),
          text: ({ keys }) => String(keys.filter(isWorking).length),
          align: 'right',
        },
        timeColumn({
          key: 'used',
          title: intl.formatMessage(words.lastUse),
          of: lastUse,
          none: intl.formatMessage(words.never),
        }),
        timeColumn({
          key: 'created',
          title: intl.formatMessage(words.created),
          of: ({ createdAt }: { createdAt: string }) => createdAt,
        }),
      ]}
      pages={pagesOf(rows)}
      empty={{ title: words.none, text: words.noneText }}
    />
  );
}
