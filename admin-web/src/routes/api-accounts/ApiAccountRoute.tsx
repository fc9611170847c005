import { useScope } from '@naga/app-kit/PermissionGate';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { StatusPill } from '@naga/ui/StatusPill';
import { FormattedMessage } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { LocalTime } from '../../session/time/LocalTime.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { lastUse } from './account-rows.js';
import { type ApiAccount_AccountFragment, useApiAccountQuery } from './api-accounts.generated.js';
import { Keys } from './Keys.js';
import { RequestLog } from './RequestLog.js';
import { modeWords, words } from './words.js';

export default function ApiAccountRoute() {
  const { accountId = '' } = useParams();
  return (
    <RecordGate permission="apikey.manage" back={{ to: '/api-accounts', label: <FormattedMessage {...words.back} /> }}>
      <ApiAccount id={accountId} />
    </RecordGate>
  );
}

function ApiAccount({ id }: { id: string }) {
  const result = useApiAccountQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={(data) => data.apiAccount} words={words}>
      {(account) => <AccountPage account={account} />}
    </Loaded>
  );
}

function AccountPage({ account }: { account: ApiAccount_AccountFragment }) {
  const [params] = useSearchParams();
  const mayOpenOwner = ['all', 'country'].includes(useScope('user.manage') ?? '');
  const { id, name, mode, ownerId, ownerName, createdAt, keys } = account;
  const used = lastUse(account);
  const shown = keys.find((key) => key.id === params.get('key'));
  return (
    <RecordView
      title={name}
      sub={
        <StatusPill tone={mode === 'LIVE' ? 'good' : 'quiet'}>
          <FormattedMessage {...modeWords[mode]} />
        </StatusPill>
      }
      data={account}
      changes={<RecordTimeline entity="ApiAccount" rowId={id} />}
    >
      <div className="back-office__stack">
        <Card kind="panel">
          <DefinitionList
            items={[
              {
                id: 'owner',
                term: <FormattedMessage {...words.owner} />,
                value: mayOpenOwner ? <Link to={`/users/${ownerId}`}>{ownerName}</Link> : ownerName,
              },
              { id: 'created', term: <FormattedMessage {...words.created} />, value: <LocalTime at={createdAt} /> },
              {
                id: 'used',
                term: <FormattedMessage {...words.lastUse} />,
                value: used === undefined ? <FormattedMessage {...words.never} /> : <LocalTime at={used} />,
              },
            ]}
          />
        </Card>
        <Keys keys={keys} />
        {shown !== undefined && <RequestLog key={shown.id} apiKey={shown} />}
      </div>
    </RecordView>
  );
}
