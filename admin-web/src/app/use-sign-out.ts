import { useApolloClient } from '@apollo/client/react';
import { forgetToken } from '@naga/app-kit/session-token.js';
import { useNavigate } from 'react-router';
import { useLogoutMutation } from '../session/me.generated.js';

/** Signs out. A failure is ignored (specification, section 7): the token is forgotten here in any case. */
export function useSignOut() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [logOut, { loading }] = useLogoutMutation();
  async function signOut() {
    await logOut().catch(() => undefined);
    forgetToken();
    await navigate('/login');
    await client.clearStore();
  }
  return { signOut, busy: loading };
}
