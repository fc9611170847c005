import { isTooOld } from '@naga/app-kit/session-token.js';
import { redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { ask } from '../session/graph.js';
import { localPath, withoutPrefix } from '../session/language.js';
import { MemberDocument, RenewSessionDocument } from '../session/member.generated.js';
import { memberContext, type Member } from '../session/member.js';
import { endedSessionCookies, saysToken, sessionCookies, sessionIn } from '../session/session-cookies.js';
import { visitContext } from '../session/visit.js';

/** Specification, section 9. */
const RENEWAL_MS = 5000;

/** Pages that one may see before a password was changed that has to be. */
const WITHOUT_NEW_PASSWORD = /^\/(password\/change|logout|terms-of-use|privacy-policy|contact)(\/|$)/;

type Context = Readonly<RouterContextProvider>;

/** What is asked, unless nobody answers within 5 seconds: undefined then. */
async function inTime<T>(asked: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), RENEWAL_MS)));
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** From here on this request speaks with another token, or as a guest. */
function speakWith(context: RouterContextProvider, token: string | undefined): void {
  const visit = context.get(visitContext);
  const { authorization: _, ...headers } = visit.headers;
  context.set(visitContext, {
    ...visit,
    headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
  });
}

/** A new token for the session; undefined when it is over, or nobody answered within 5 seconds. */
async function renewed(context: Context): Promise<string | undefined> {
  const said = (await inTime(ask(context, RenewSessionDocument, {})))?.refreshToken;
  return said?.__typename === 'Session' ? said.token : undefined;
}

const fetched = async (context: Context): Promise<Member | null> => (await ask(context, MemberDocument, {})).me;

/** Who asks, and the cookies that follow from it: a token too old, or no longer ours, is renewed once, unseen. */
async function whoAsks(context: RouterContextProvider, token: string, remember: boolean) {
  const visit = context.get(visitContext);
  const isOld = isTooOld(token, visit.now);
  let member = isOld ? null : await fetched(context);
  if (member !== null) return { member, cookies: [] };
  const fresh = await renewed(context);
  speakWith(context, fresh);
  if (fresh !== undefined) member = await fetched(context);
  // A failed user fetch clears the token (specification, section 4).
  if (fresh === undefined || member === null) {
    speakWith(context, undefined);
    return { member: null, cookies: endedSessionCookies(visit) };
  }
  return { member, cookies: sessionCookies(fresh, remember, visit) };
}

const isPage = ({ headers }: Response): boolean => headers.get('Content-Type')?.startsWith('text/html') ?? false;

/**
 * Around every page of somebody who carries a token: fetches the user, renews what is too old before anything is asked
 * with it, and leads to the new password first where one is demanded. No browser keeps such a page: after the sign-out
 * its back button would show it to whoever sits there next.
 */
export const memberMiddleware: MiddlewareFunction<Response> = async ({ request, url, params, context }, next) => {
  const { token, remember } = sessionIn(request.headers.get('cookie') ?? '');
  if (token === undefined) return next();
  let cookies: string[] = [];
  try {
    const asking = await whoAsks(context as RouterContextProvider, token, remember);
    cookies = asking.cookies;
    context.set(memberContext, asking.member);
  } catch {
    // Who it is cannot be told now: the page says so, and he stays signed in.
    context.set(memberContext, undefined);
  }
  const isHeldBack = context.get(memberContext)?.mustChangePassword === true;
  const response =
    isHeldBack && !WITHOUT_NEW_PASSWORD.test(withoutPrefix(url.pathname))
      ? redirect(localPath(params, '/password/change'))
      : await next();
  if (isPage(response)) response.headers.set('Cache-Control', 'no-store');
  if (!saysToken(response.headers)) for (const line of cookies) response.headers.append('Set-Cookie', line);
  return response;
};
