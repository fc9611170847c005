import { useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { permissionName } from '../../features/rights/permission-words.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { roleTitle } from '../../session/role-words.js';
import { DeleteRole } from './DeleteRole.js';
import { Reach } from './Reach.js';
import { useIsOwnRole } from './use-own-role.js';
import { WithRole } from './WithRole.js';
import type { Role } from './WithRoles.js';
import { words } from './words.js';

export default function RoleRoute() {
  const { roleId = '' } = useParams();
  return (
    <RecordGate permission="user.manage" back={{ to: '/roles', label: <FormattedMessage {...words.back} /> }}>
      <WithRole id={roleId}>{({ role }) => <RolePage role={role} />}</WithRole>
    </RecordGate>
  );
}

function RolePage({ role }: { role: Role }) {
  const intl = useIntl();
  const mayChange = useScope('role.manage') === 'all';
  const isOwn = useIsOwnRole()(role);
  const based = roleTitle(intl, { roleId: role.basedOn, roleName: role.name });
  return (
    <RecordView
      title={roleTitle(intl, { roleId: role.id, roleName: role.name })}
      sub={
        <>
          {role.custom ? (
            <FormattedMessage {...words.basedOn} values={{ name: based }} />
          ) : (
            <FormattedMessage {...words.builtIn} />
          )}
          {' · '}
          <Link to={`/users?role=${role.id}`}>
            <FormattedMessage {...words.people} values={{ count: role.users }} />
          </Link>
        </>
      }
      actions={
        <>
          {mayChange && (
            <Button as={Link} to={`/roles/add?from=${role.id}`} variant="quiet">
              <FormattedMessage {...words.copy} />
            </Button>
          )}
          {mayChange && role.custom && !isOwn && (
            <Button as={Link} to={`/roles/${role.id}/edit`}>
              <FormattedMessage {...words.edit} />
            </Button>
          )}
        </>
      }
      data={role}
      changes={role.custom ? <RecordTimeline entity="Role" rowId={String(role.id)} /> : undefined}
    >
      <div className="back-office__columns">
        <section className="back-office__stack">
          <h2>
            <FormattedMessage {...words.may} />
          </h2>
          <div>
            <table className="back-office__table">
              <thead>
                <tr>
                  <th scope="col">
                    <FormattedMessage {...words.permission} />
                  </th>
                  <th scope="col">
                    <FormattedMessage {...words.scope} />
                  </th>
                </tr>
              </thead>
              <tbody>
                {role.permissions.map((granted) => (
                  <tr key={granted.name}>
                    <th scope="row">{permissionName(intl, granted.name)}</th>
                    <td>
                      <Reach granted={granted} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {role.permissions.some(({ needsSecondPerson }) => needsSecondPerson) && (
            <small>
              <FormattedMessage {...words.second} />
            </small>
          )}
        </section>
        <div className="back-office__stack">
          {isOwn && (
            <small>
              <FormattedMessage {...words.ownRole} />
            </small>
          )}
          {mayChange && role.custom && !isOwn && <DeleteRole role={role} />}
          {!mayChange && (
            <small>
              <FormattedMessage {...words.addNot} />
            </small>
          )}
        </div>
      </div>
    </RecordView>
  );
}
