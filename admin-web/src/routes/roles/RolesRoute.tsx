import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { RoleMatrix } from './RoleMatrix.js';
import { WithRoles } from './WithRoles.js';
import { words } from './words.js';

export default function RolesRoute() {
  const mayMake = useScope('role.manage') === 'all';
  return (
    <PermissionGate permission="user.manage">
      <Toolbar title={<FormattedMessage {...words.title} />} sub={<FormattedMessage {...words.about} />}>
        {mayMake && (
          <Button as={Link} to="/roles/add">
            <FormattedMessage {...words.add} />
          </Button>
        )}
      </Toolbar>
      <WithRoles>{(roles) => <RoleMatrix roles={roles} />}</WithRoles>
      {!mayMake && (
        <small>
          <FormattedMessage {...words.addNot} />
        </small>
      )}
    </PermissionGate>
  );
}
