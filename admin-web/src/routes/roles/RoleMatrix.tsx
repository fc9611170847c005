import { StatusPill } from '@naga/ui/StatusPill';
import clsx from 'clsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { permissionName, permissionWords } from '../../features/rights/permission-words.js';
import { roleTitle } from '../../session/role-words.js';
import { Reach } from './Reach.js';
import classes from './roles.module.css';
import { useIsOwnRole } from './use-own-role.js';
import type { Role } from './WithRoles.js';
import { words } from './words.js';

/** In the order of their words, then whatever is younger than this client. */
function permissionsOf(roles: readonly Role[]): string[] {
  const known = Object.keys(permissionWords);
  const granted = roles.flatMap(({ permissions }) => permissions.map(({ name }) => name));
  return [...known, ...new Set(granted.filter((name) => !known.includes(name)))];
}

/** Role × permission, with whose rows each reaches. */
export function RoleMatrix({ roles }: { roles: readonly Role[] }) {
  const intl = useIntl();
  const isOwn = useIsOwnRole();
  const grants = new Map(
    roles.map(({ id, permissions }) => [id, new Map(permissions.map((granted) => [granted.name, granted]))]),
  );
  return (
    <>
      <div className={classes.scroll} role="region" tabIndex={0} aria-label={intl.formatMessage(words.scroll)}>
        <table className={classes.matrix} aria-label={intl.formatMessage(words.matrix)}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...words.permission} />
              </th>
              {roles.map((role) => (
                <th key={role.id} scope="col" className={clsx(isOwn(role) && classes.own)}>
                  <Link to={`/roles/${role.id}`}>{roleTitle(intl, { roleId: role.id, roleName: role.name })}</Link>
                  {role.custom && (
                    <StatusPill>
                      <FormattedMessage {...words.made} />
                    </StatusPill>
                  )}
                  {isOwn(role) && (
                    <StatusPill tone="good">
                      <FormattedMessage {...words.own} />
                    </StatusPill>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissionsOf(roles).map((name) => (
              <tr key={name}>
                <th scope="row">
                  {permissionName(intl, name)}
                  <code>{name}</code>
                </th>
                {roles.map((role) => {
                  const granted = grants.get(role.id)?.get(name);
                  return (
                    <td
                      key={role.id}
                      className={clsx(granted === undefined && classes.denied, isOwn(role) && classes.own)}
                    >
                      <Reach granted={granted} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <small>
        <FormattedMessage {...words.second} />
      </small>
    </>
  );
}
