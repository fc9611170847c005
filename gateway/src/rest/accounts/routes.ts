import { z } from 'zod';
import { text, success } from '../fields.js';
import { PROBLEMS } from '../problems.js';
import { accepted } from '../refused.js';
import { RestError } from '../rest-error.js';
import type { Routes } from '../route-means.js';
import {
  RestLoginDocument,
  RestLogoutDocument,
  type RestMeFragment,
  RestPermissionsDocument,
  RestRefreshTokenDocument,
  RestUserDocument,
} from './accounts.generated.js';
import { withoutToken, withToken } from './token-cookie.js';

const User = z.object({
  id: z.string(),
  email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  mobile_number: z.string().nullable(),
  user_role_id: z.int(),
});
const Token = z.object({ token: z.string(), token_type: z.string(), expires_in: z.int().describe('Seconds') });

const Login = z
  .object({
    email: text(200).optional(),
    mobile_number: text(40).optional(),
    user_name: text(100).optional(),
    password: z.string().min(1).max(500),
    remember: z.union([z.boolean(), z.literal(0), z.literal(1)]).default(false),
  })
  .refine(({ email, mobile_number, user_name }) => email ?? mobile_number ?? user_name, {
    path: ['email'],
    message: 'one of email, mobile_number and user_name is needed',
  });

const tags = ['Accounts'];

const userOf = (me: RestMeFragment): z.output<typeof User> => ({
  id: me.id,
  email: me.email,
  first_name: me.firstName,
  last_name: me.lastName,
  mobile_number: me.mobileNumber,
  user_role_id: me.roleId,
});

const signInFirst = (message: string) => new RestError(401, 'UNAUTHENTICATED', [message]);

/** Login, refresh, logout, who am I, what may I do (rules.md 14; specification, sections 7 and 8). */
export const accountRoutes: Routes = (app, { ask, viewerOf, sessionChanged, baseUrl }) => {
  app.post(
    '/login',
    {
      schema: {
        summary: 'Sign in',
        description: 'Wrong credentials answer 400, never 401, which means "refresh the token".',
        tags,
        body: Login,
        response: { 200: Token.extend({ user: User }), 400: PROBLEMS[409], 422: PROBLEMS[422], 429: PROBLEMS[409] },
      },
    },
    async (request, reply) => {
      const { email, mobile_number, user_name, password, remember } = request.body;
      const isRemembered = Boolean(remember);
      const input = { login: (email ?? mobile_number ?? user_name)!, password, remember: isRemembered };
      const session = accepted((await ask(RestLoginDocument, { input }, await viewerOf(request))).login);
      withToken(reply, session.token, isRemembered, baseUrl);
      const { token, tokenType, expiresIn, user } = session;
      return { token, token_type: tokenType, expires_in: expiresIn, user: userOf(user) };
    },
  );

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
      const viewer = await viewerOf(request);
      const session = accepted((await ask(RestRefreshTokenDocument, {}, viewer)).refreshToken);
      sessionChanged(viewer);
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
      sessionChanged(viewer);
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
