import { GrantsProvider } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { SkipLink } from '@naga/ui/SkipLink';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useMeQuery } from '../session/me.generated.js';
import { mayEnter } from '../session/staff.rules.js';
import { SideBar } from './SideBar.js';
import { Waiting } from './Waiting.js';

const words = defineMessages({
  noUser: { id: 'admin.guard.no-user', defaultMessage: 'Cannot fetch user' },
  noUserText: {
    id: 'admin.guard.no-user-text',
    defaultMessage: 'The server did not answer. Check the connection and try again.',
  },
  again: { id: 'admin.guard.again', defaultMessage: 'Try again' },
});

/** The frame of every screen: lets in staff, sends guests to sign in and customers to the site's start page. */
export default function BackOffice() {
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useMeQuery();

  if (error !== undefined && data === undefined) {
    const again = (
      <Button onClick={() => void refetch()}>
        <FormattedMessage {...words.again} />
      </Button>
    );
    return (
      <EmptyState title={<FormattedMessage {...words.noUser} />} actions={again} level={1}>
        <FormattedMessage {...words.noUserText} />
      </EmptyState>
    );
  }
  if (data === undefined) return <Waiting />;
  if (data.me == null) {
    return <Navigate to={`/login?redirectPath=${encodeURIComponent(`/admin${pathname}${search}`)}`} replace />;
  }
  if (!mayEnter(data.me.roleId)) return <Leave to="/" />;

  return (
    <GrantsProvider permissions={data.me.permissions}>
      <SkipLink />
      <div className="back-office">
        <SideBar me={data.me} />
        <main id="main" className="back-office__main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </GrantsProvider>
  );
}

/** Out of the back office, to a page of the public site. */
function Leave({ to }: { to: string }) {
  location.replace(to);
  return <Waiting />;
}
