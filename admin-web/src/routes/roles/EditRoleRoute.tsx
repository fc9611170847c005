import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { OpenedRecord } from '../../features/form/OpenedRecord.js';
import { words } from './form-words.js';
import { RoleForm } from './RoleForm.js';
import { useUpdateRoleMutation } from './roles.generated.js';
import { WithRole } from './WithRole.js';

export default function EditRoleRoute() {
  const { roleId = '' } = useParams();
  const [update] = useUpdateRoleMutation();
  return (
    <PermissionGate permission="role.manage" scopes={['all']}>
      <WithRole key={roleId} id={roleId} fresh>
        {(found, reload) => (
          <OpenedRecord row={found} reload={reload}>
            {({ role, roles }, conflict) => {
              if (!role.custom) return <Navigate to={`/roles/${roleId}`} replace />;
              const { id, version, name } = role;
              return (
                <>
                  <Toolbar title={<FormattedMessage {...words.edit} values={{ name }} />} />
                  <RoleForm
                    roles={roles}
                    from={role}
                    role={role}
                    send={async (input) =>
                      conflict.watch((await update({ variables: { id, version, input } })).data?.updateRole)
                    }
                    texts={conflict.texts}
                    more={conflict.button}
                  />
                </>
              );
            }}
          </OpenedRecord>
        )}
      </WithRole>
    </PermissionGate>
  );
}
