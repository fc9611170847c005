import { passageOf } from '@naga/app-kit/access-guards.js';
import { data, type MiddlewareFunction } from 'react-router';
import { ask, type Failure } from '../../session/graph.js';
import { withoutPrefix } from '../../session/language.js';
import { leaveFor } from '../../session/leave-for.js';
import { EndSessionDocument } from '../../session/member.generated.js';
import { memberContext } from '../../session/member.js';
import { endedSessionCookies, withCookies } from '../../session/session-cookies.js';
import { visitContext } from '../../session/visit.js';

/** Lets in whom the guard of this name lets in (app-kit: access-guards.ts), before any page below it begins. */
export const guardWith = (guard: string): MiddlewareFunction<Response> => {
  return async ({ context, params, url }, next) => {
    const member = context.get(memberContext);
    const visit = context.get(visitContext);
    if (member === undefined) {
      const failure: Failure = { kind: 'server', reference: visit.reference };
      throw data(failure, { status: 503 });
    }
    const passage = passageOf(guard, member ?? undefined, withoutPrefix(url.pathname) + url.search);
    if (passage.kind === 'pass') return next();
    if (!passage.logsOut || member === null) return leaveFor(params, passage.to);
    // One whose session cannot be ended is logged out of this browser all the same.
    await ask(context, EndSessionDocument, {}).catch(() => undefined);
    return leaveFor(params, passage.to, withCookies(endedSessionCookies(visit)));
  };
};
