import { useScope } from '@naga/app-kit/PermissionGate';
import { Card } from '@naga/ui/Card';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useOperatorOptions } from '../../features/operators/use-operator-options.js';
import { Facts } from '../../features/record/Facts.js';
import { RecordPage } from '../../records/RecordPage.js';
import { RecordSheet } from '../../records/RecordSheet.js';
import { ActivePill } from '../../session/ActivePill.js';
import { branchRecord } from './branch-record.js';
import { BranchOpening } from './BranchOpening.js';
import type { Branch_RowFragment } from './branches.generated.js';
import { words } from './words.js';

export default function BranchRoute() {
  return <RecordPage of={branchRecord}>{(branch) => <BranchPage branch={branch} />}</RecordPage>;
}

function BranchPage({ branch }: { branch: Branch_RowFragment }) {
  const { id, address, contactPhone, operatorId, active } = branch;
  const [drawn, setDrawn] = useState<boolean>();
  const operator = useOperatorOptions().find(({ value }) => value === operatorId)?.label ?? '';
  return (
    <RecordSheet
      of={branchRecord}
      row={branch}
      sub={<ActivePill active={drawn ?? active} />}
      actions={<BranchOpening branch={branch} show={(isSwitched) => setDrawn(isSwitched ? !active : undefined)} />}
    >
      <div className="back-office__columns">
        <div className="back-office__stack">
          <Facts
            title={<FormattedMessage {...words.facts} />}
            minWidth={230}
            items={[
              { id: 'operator', term: <FormattedMessage {...words.operator} />, value: operator },
              { id: 'address', term: <FormattedMessage {...words.address} />, value: address },
              { id: 'phone', term: <FormattedMessage {...words.phone} />, value: contactPhone },
              { id: 'addedBy', term: <FormattedMessage {...words.addedBy} />, value: <AddedBy who={branch.addedBy} /> },
            ]}
          />
        </div>
        <div className="back-office__stack">
          <Elsewhere id={id} />
        </div>
      </div>
    </RecordSheet>
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
