import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { useCreateAgencyMutation } from './agencies.generated.js';
import { NEW_AGENCY } from './agency-values.js';
import { AgencyForm } from './AgencyForm.js';
import { words } from './words.js';

export default function AddAgencyRoute() {
  const [create] = useCreateAgencyMutation();
  return (
    <PermissionGate permission="user.manage" scopes={['country', 'all']}>
      <Toolbar title={<FormattedMessage {...words.add} />} />
      <AgencyForm
        initial={NEW_AGENCY}
        draft="agency-new"
        send={async (input) => (await create({ variables: { input } })).data?.createAgency}
        back="/agencies"
      />
    </PermissionGate>
  );
}
