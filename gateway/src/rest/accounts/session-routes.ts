import { z } from 'zod';
import { success } from '../fields.js';
import { PROBLEMS } from '../problems.js';
import { accepted } from '../refused.js';
import { RestError } from '../rest-error.js';
import type { Routes } from '../route-means.js';
import {
  RestLogoutDocument,
  RestPermissionsDocument,
  RestRefreshTokenDocument,
  RestUserDocument,
} from './accounts.generated.js';
import { Token, User, userOf } from './shapes.js';
import { withoutToken } from './token-cookie.js';

const tags = ['Accounts'];

const signInFirst = (message: string) => new RestError(401, 'UNAUTHENTICATED', [message]);

/** Refresh, logout, who am I, what may I do (rules.md 14; specification, section 7). */
export const sessionRoutes: Routes = (app, { ask, viewerOf }) => {
  app.put(
    '/refreshToken',
    {
      schema: {
        summary: 'A new token for this one, also when it has expired',
        tags,
        response: { 200: Token, ...PROBLEMS },
      },
    },
    async (request) => {
      const session = accepted((await ask(RestRefreshTokenDocument, {}, await viewerOf(request))).refreshToken);
      return { token: session.token, token_type: session.tokenType, expires_in: session.expiresIn };
    },
  );

  app.post(
    '/logout',
    { schema: { summary: 'Sign out', tags, response: { 204: z.null() } } },
    async (request, reply) => {
      const viewer = await viewerOf(request);
      // Nobody waits for this answer (specification, section 7); a session that is gone already is as good.
      if (viewer.kind !== 'service' && viewer.session) await ask(RestLogoutDocument, {}, viewer);
      withoutToken(reply);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/user',
    { schema: { summary: 'The signed-in user', tags, response: { 200: User, ...PROBLEMS } } },
    async (request) => {
      const viewer = await viewerOf(request);
      const me = viewer.kind === 'user' ? (await ask(RestUserDocument, {}, viewer)).me : null;
      if (!me) throw signInFirst('Cannot fetch user');
      return userOf(me);
    },
  );

  app.get(
    '/admin/v1/permissions',
    {
      schema: {
        summary: 'What the signed-in user may do, and how far',
        tags,
        querystring: z.object({ limit: z.coerce.number().int().min(1).max(10_000).default(10_000) }),
        response: { 200: success(z.array(z.object({ name: z.string(), scope: z.string() }))), ...PROBLEMS },
      },
    },
    async (request) => {
      const viewer = await viewerOf(request);
      if (viewer.kind !== 'user') throw signInFirst('Cannot get permissions');
      const { permissions } = await ask(RestPermissionsDocument, { limit: request.query.limit }, viewer);
      return { status: 'success' as const, result: permissions.map(({ name, scope }) => ({ name, scope })) };
    },
  );
};
