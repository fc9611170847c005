import { useApolloClient } from '@apollo/client/react';
import { forgetToken } from '@naga/app-kit/session-token.js';
import { useNavigate } from 'react-router';
import { forgetRecent } from '../features/palette/recent.js';
import { useLogoutMutation } from '../session/me.generated.js';

/** Lists of people that this device took along to a departure; scans that wait to be sent stay. */
async function forgetPeople(): Promise<void> {
  const { forgetPacks } = await import('../features/boarding/device-store.js');
  await forgetPacks(Date.now(), 0);
}

/** Signs out. A failure is ignored (specification, section 7): the token is forgotten here in any case. */
export function useSignOut() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [logOut, { loading }] = useLogoutMutation();
  async function signOut() {
    await logOut().catch(() => undefined);
    forgetToken();
    forgetRecent();
    await forgetPeople().catch(() => undefined);
    await navigate('/login');
    await client.clearStore();
  }
  return { signOut, busy: loading };
}
