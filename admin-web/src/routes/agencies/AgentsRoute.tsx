import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { Navigate } from 'react-router';

/** Role of an agency's staff (specification, section 6). */
const AGENCY_STAFF = 3;

/** The people who sell at agencies: one's own staff, or all of them in the list of users. */
export default function AgentsRoute() {
  const isWide = ['all', 'country'].includes(useScope('user.manage') ?? '');
  return (
    <PermissionGate permission="user.manage" scopes={['agency', 'country', 'all']}>
      <Navigate replace to={isWide ? `/users?role=${AGENCY_STAFF}` : '/staff'} />
    </PermissionGate>
  );
}
