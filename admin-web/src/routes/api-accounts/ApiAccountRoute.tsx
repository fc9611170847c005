import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import { StatusPill } from '@naga/ui/StatusPill';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { localStamp } from '../../session/local-stamp.js';
import { RecordTabs } from '../../features/timeline/RecordTabs.js';
import { lastUse } from './account-rows.js';
import { type ApiAccount_AccountFragment, useApiAccountQuery } from './api-accounts.generated.js';
import { Keys } from './Keys.js';
import { RequestLog } from './RequestLog.js';
import { modeWords, words } from './words.js';

export default function ApiAccountRoute() {
  const { accountId = '' } = useParams();
  return (
    <PermissionGate permission="apikey.manage">
      <Link className="back-office__back" to="/api-accounts">
        <FormattedMessage {...words.back} />
      </Link>
      <ApiAccount id={accountId} />
    </PermissionGate>
  );
}

function ApiAccount({ id }: { id: string }) {
  const { data, error, refetch } = useApiAccountQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (data === undefined && error === undefined) return <SkeletonCards count={2} />;
  if (data === undefined) {
    const again = (
      <Button onClick={() => void refetch().catch(() => undefined)}>
        <FormattedMessage {...words.again} />
      </Button>
    );
    return <EmptyState title={<FormattedMessage {...words.failed} />} actions={again} level={1} />;
  }
  if (data.apiAccount === null) {
    return (
      <EmptyState title={<FormattedMessage {...words.unknown} />} level={1}>
        <FormattedMessage {...words.unknownText} />
      </EmptyState>
    );
  }
  return <AccountPage account={data.apiAccount} />;
}

function AccountPage({ account }: { account: ApiAccount_AccountFragment }) {
  const [params] = useSearchParams();
  const mayOpenOwner = ['all', 'country'].includes(useScope('user.manage') ?? '');
  const { id, name, mode, ownerId, ownerName, createdAt, keys } = account;
  const used = lastUse(account);
  const shown = keys.find((key) => key.id === params.get('key'));
  return (
    <>
      <Toolbar
        title={name}
        sub={
          <StatusPill tone={mode === 'LIVE' ? 'good' : 'quiet'}>
            <FormattedMessage {...modeWords[mode]} />
          </StatusPill>
        }
      />
      <RecordTabs entity="ApiAccount" rowId={id}>
        <div className="back-office__stack">
          <Card kind="panel">
            <DefinitionList
              items={[
                {
                  id: 'owner',
                  term: <FormattedMessage {...words.owner} />,
                  value: mayOpenOwner ? <Link to={`/users/${ownerId}`}>{ownerName}</Link> : ownerName,
                },
                { id: 'created', term: <FormattedMessage {...words.created} />, value: localStamp(createdAt) },
                {
                  id: 'used',
                  term: <FormattedMessage {...words.lastUse} />,
                  value: used === undefined ? <FormattedMessage {...words.never} /> : localStamp(used),
                },
              ]}
            />
          </Card>
          <Keys keys={keys} />
          {shown !== undefined && <RequestLog key={shown.id} apiKey={shown} />}
        </div>
      </RecordTabs>
    </>
  );
}
