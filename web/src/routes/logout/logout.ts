import { redirect, redirectDocument } from 'react-router';
import { ask } from '../../session/graph.js';
import { localPath } from '../../session/language.js';
import { EndSessionDocument } from '../../session/member.generated.js';
import { endedSessionCookies, sessionIn, withCookies } from '../../session/session-cookies.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/logout';

/** Looking at this address ends nothing. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(localPath(params, '/'));

/** Ends the session and leads home; that it cannot be ended is ignored (specification, section 7). */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { token } = sessionIn(request.headers.get('cookie') ?? '');
  if (token !== undefined) await ask(context, EndSessionDocument, {}).catch(() => undefined);
  const headers = withCookies(endedSessionCookies(context.get(visitContext)));
  return redirectDocument(localPath(params, '/'), { headers });
}
