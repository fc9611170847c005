import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { words } from './form-words.js';
import { RoleForm } from './RoleForm.js';
import { useUpdateRoleMutation } from './roles.generated.js';
import { WithRoles } from './WithRoles.js';

export default function EditRoleRoute() {
  const { roleId = '' } = useParams();
  const [update] = useUpdateRoleMutation();
  return (
    <PermissionGate permission="role.manage">
      <WithRoles>
        {(roles) => {
          const role = roles.find(({ id }) => String(id) === roleId);
          if (role?.custom !== true) return <Navigate to={`/roles/${roleId}`} replace />;
          return (
            <>
              <Toolbar title={<FormattedMessage {...words.edit} values={{ name: role.name }} />} />
              <RoleForm
                key={role.id}
                roles={roles}
                from={role}
                role={role}
                send={async (input) => (await update({ variables: { id: role.id, input } })).data?.updateRole}
              />
            </>
          );
        }}
      </WithRoles>
    </PermissionGate>
  );
}
