import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { useConflict } from '../../features/form/use-conflict.js';
import { type Agency_RowFragment, useUpdateAgencyMutation } from './agencies.generated.js';
import { valuesOf } from './agency-values.js';
import { AgencyForm } from './AgencyForm.js';
import { WithAgency } from './WithAgency.js';
import { words } from './words.js';

export default function EditAgencyRoute() {
  const { agencyId = '' } = useParams();
  const [reloads, setReloads] = useState(0);
  return (
    <PermissionGate permission="user.manage">
      <WithAgency key={agencyId} id={agencyId}>
        {(agency, reload) => (
          <Edit
            key={reloads}
            agency={agency}
            onReload={() => void reload().then(() => setReloads((count) => count + 1))}
          />
        )}
      </WithAgency>
    </PermissionGate>
  );
}

function Edit({ agency, onReload }: { agency: Agency_RowFragment; onReload: () => void }) {
  const [update] = useUpdateAgencyMutation();
  const conflict = useConflict(onReload);
  // As it was opened: what somebody else saves meanwhile must not come in unseen.
  const [{ id, version, name }] = useState(agency);
  return (
    <>
      <Toolbar title={<FormattedMessage {...words.editTitle} values={{ name }} />} />
      <AgencyForm
        initial={valuesOf(agency)}
        draft={`agency-${id}-${version}`}
        send={async (input) => conflict.watch((await update({ variables: { id, version, input } })).data?.updateAgency)}
        texts={conflict.texts}
        back={`/agencies/${id}`}
        more={conflict.button}
      />
    </>
  );
}
