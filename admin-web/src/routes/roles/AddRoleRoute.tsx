import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { words } from './form-words.js';
import { RoleForm } from './RoleForm.js';
import { useCreateRoleMutation } from './roles.generated.js';
import { WithRoles } from './WithRoles.js';

const AGAIN = { refetchQueries: ['Roles'] };

export default function AddRoleRoute() {
  const [parameters] = useSearchParams();
  const [create] = useCreateRoleMutation(AGAIN);
  const from = parameters.get('from');
  return (
    <PermissionGate permission="role.manage" scopes={['all']}>
      <Toolbar title={<FormattedMessage {...words.add} />} />
      <WithRoles>
        {(roles) => (
          <RoleForm
            key={from}
            roles={roles}
            from={roles.find(({ id }) => String(id) === from)}
            send={async (input) => (await create({ variables: { input } })).data?.createRole}
          />
        )}
      </WithRoles>
    </PermissionGate>
  );
}
