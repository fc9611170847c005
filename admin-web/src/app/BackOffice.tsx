import { ImpersonationBar } from '@naga/app-kit/ImpersonationBar';
import { GrantsProvider } from '@naga/app-kit/PermissionGate';
import { useWaitForNetwork } from '@naga/app-kit/use-wait-for-network.js';
import { OfflineBanner } from '@naga/ui/OfflineBanner';
import { SkipLink } from '@naga/ui/SkipLink';
import { defineMessages, useIntl } from 'react-intl';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { FilesArea } from '../features/list/files/FilesArea.js';
import { LeftListsArea } from '../session/left-lists.js';
import { TouchedArea } from '../records/touched/TouchedArea.js';
import { MeProvider } from '../session/me.js';
import { useMeQuery } from '../session/me.generated.js';
import { insideOf, mayEnter } from '../session/staff.rules.js';
import { CannotFetchUser } from './CannotFetchUser.js';
import { FirstPassword } from './FirstPassword.js';
import { Keyboard, useOpen } from './Keyboard.js';
import { SideBar } from './SideBar.js';
import { TourOffer } from './tour/TourOffer.js';
import { Waiting } from './Waiting.js';

const words = defineMessages({
  offline: {
    id: 'admin.offline',
    defaultMessage: 'You are offline. What you have typed stays; a screen you open waits for the network.',
  },
});

/** The frame of every screen: lets in staff, sends guests to sign in and customers to the site's start page. */
export default function BackOffice() {
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useMeQuery();
  const navigate = useNavigate();
  const intl = useIntl();
  useWaitForNetwork();
  /** Somebody who had to choose a password begins where his role does. */
  async function goOn(landing: string) {
    if (pathname === '/') await navigate(insideOf(landing) ?? '/', { replace: true });
    await refetch();
  }

  if (error !== undefined && data === undefined) return <CannotFetchUser error={error} refetch={refetch} />;
  if (data === undefined) return <Waiting />;
  if (data.me == null) {
    return <Navigate to={`/login?redirectPath=${encodeURIComponent(`/admin${pathname}${search}`)}`} replace />;
  }
  const { me } = data;
  if (!mayEnter(me.roleId)) return <Leave to="/" />;
  if (me.mustChangePassword) return <FirstPassword onChanged={() => void goOn(me.landing)} />;

  return (
    <MeProvider value={me}>
      <GrantsProvider permissions={me.permissions}>
        <SkipLink />
        {me.impersonatedBy !== null && (
          <ImpersonationBar name={`${me.firstName} ${me.lastName}`} by={me.impersonatedBy} onEnded={beOneself} />
        )}
        <Keyboard key={me.id} me={me}>
          <div className="back-office">
            <SideBar me={me} />
            <main id="main" className="back-office__main" tabIndex={-1}>
              <OfflineBanner text={intl.formatMessage(words.offline)} />
              <Offer />
              <FilesArea>
                <LeftListsArea>
                  <TouchedArea>
                    <Outlet />
                  </TouchedArea>
                </LeftListsArea>
              </FilesArea>
            </main>
          </div>
        </Keyboard>
      </GrantsProvider>
    </MeProvider>
  );
}

function Offer() {
  const open = useOpen();
  return <TourOffer onStart={() => open('tour')} />;
}

/** Everything is asked again with one's own session; nothing of the other one's may stay. */
const beOneself = (landing: string | undefined) => location.assign(landing ?? '/admin/login');

/** Out of the back office, to a page of the public site. */
function Leave({ to }: { to: string }) {
  location.replace(to);
  return <Waiting />;
}
