import { useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { ActivePill } from '../../session/ActivePill.js';
import { BRANCH_SCOPES } from './branch-scopes.js';
import { BranchOpening } from './BranchOpening.js';
import type { Branch_RowFragment } from './branches.generated.js';
import { WithBranch } from './WithBranch.js';
import { words } from './words.js';

export default function BranchRoute() {
  const { branchId = '' } = useParams();
  const back = { to: '/operator-branches', label: <FormattedMessage {...words.back} /> };
  return (
    <RecordGate permission="catalogue.edit" scopes={BRANCH_SCOPES} back={back}>
      <WithBranch key={branchId} id={branchId}>
        {(branch) => <BranchPage branch={branch} />}
      </WithBranch>
    </RecordGate>
  );
}

function BranchPage({ branch }: { branch: Branch_RowFragment }) {
  const { id, name, address, contactPhone, operatorId, active } = branch;
  const [drawn, setDrawn] = useState<boolean>();
  const operator = useOperatorOptions().find(({ value }) => value === operatorId)?.label ?? '';
  return (
    <RecordView
      title={name}
      sub={<ActivePill active={drawn ?? active} />}
      actions={
        <>
          <BranchOpening branch={branch} show={(isSwitched) => setDrawn(isSwitched ? !active : undefined)} />
          <Button as={Link} to={`/operator-branches/${id}/edit`}>
            <FormattedMessage {...words.edit} />
          </Button>
        </>
      }
      changes={<RecordTimeline entity="Branch" rowId={id} />}
    >
      <div className="back-office__columns">
        <div className="back-office__stack">
          <section>
            <h2>
              <FormattedMessage {...words.facts} />
            </h2>
            <Card kind="panel">
              <DefinitionList
                minWidth={230}
                items={[
                  { id: 'operator', term: <FormattedMessage {...words.operator} />, value: operator },
                  { id: 'address', term: <FormattedMessage {...words.address} />, value: address },
                  { id: 'phone', term: <FormattedMessage {...words.phone} />, value: contactPhone },
                  {
                    id: 'addedBy',
                    term: <FormattedMessage {...words.addedBy} />,
                    value: <AddedBy who={branch.addedBy} />,
                  },
                ]}
              />
            </Card>
          </section>
        </div>
        <div className="back-office__stack">
          <Elsewhere id={id} />
        </div>
      </div>
    </RecordView>
  );
}

function AddedBy({ who }: { who: Branch_RowFragment['addedBy'] }) {
  const manages = useScope('user.manage');
  if (who === null) return <FormattedMessage {...words.imported} />;
  const { id, name } = who;
  const account = name ?? <FormattedMessage {...words.account} values={{ id }} />;
  if (manages === undefined) return account;
  return <Link to={`/${manages === 'all' || manages === 'country' ? 'users' : 'staff'}/${id}`}>{account}</Link>;
}

/** Where else a branch is looked at, for who may. */
function Elsewhere({ id }: { id: string }) {
  const states = useScope('settlement.view') !== undefined;
  const manages = useScope('user.manage');
  if (!states && manages === undefined) return null;
  return (
    <section>
      <h2>
        <FormattedMessage {...words.money} />
      </h2>
      <Card kind="panel">
        <div className="back-office__stack">
          {states && (
            <Link to={`/settlements?branch=${id}`}>
              <FormattedMessage {...words.settlements} />
            </Link>
          )}
          {manages !== undefined && (
            <Link to={`/${manages === 'all' || manages === 'country' ? 'users' : 'staff'}?branch=${id}`}>
              <FormattedMessage {...words.people} />
            </Link>
          )}
        </div>
      </Card>
    </section>
  );
}
