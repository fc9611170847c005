import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { text } from '../fields.js';
import { PROBLEMS } from '../problems.js';
import { accepted } from '../refused.js';
import type { Routes } from '../route-means.js';
import {
  RestAgentLoginDocument,
  RestAnswerSecondFactorDocument,
  RestAutoLoginDocument,
  RestLoginDocument,
  type RestLoginFragment,
  RestVerifyOtpDocument,
} from './accounts.generated.js';
import { email, mobileNumber, password, remember, SignedIn, signedIn } from './shapes.js';
import { withToken } from './token-cookie.js';

const Login = z
  .object({
    email: text(200).optional(),
    mobile_number: text(40).optional(),
    user_name: text(100).optional(),
    password,
    remember,
  })
  .refine(({ email, mobile_number, user_name }) => email ?? mobile_number ?? user_name, {
    path: ['email'],
    message: 'one of email, mobile_number and user_name is needed',
  });

const loginOf = ({ email, mobile_number, user_name, password, remember }: z.output<typeof Login>) => ({
  login: (email ?? mobile_number ?? user_name)!,
  password,
  remember: Boolean(remember),
});

const SecondFactor = z
  .object({
    status: z.literal('second_factor'),
    challenge: z.string().describe('Goes to POST /api/login/second-factor with a code'),
    setup: z
      .object({ secret: z.string(), otpauth_url: z.string(), qr_svg: z.string() })
      .nullable()
      .describe('Where the role requires a second factor and there is none yet: the answer confirms it'),
  })
  .describe('The password was right; a code of the authenticator app, or a recovery code, is still needed.');

const tags = ['Accounts'];
const response = {
  200: SignedIn,
  202: SecondFactor,
  400: PROBLEMS[409].describe('Wrong credentials'),
  422: PROBLEMS[422],
  429: PROBLEMS[429],
};

/** All ways to sign in (rules.md 14). */
export const signInRoutes: Routes = (app, { ask, viewerOf, baseUrl }) => {
  const answer = (reply: FastifyReply, result: RestLoginFragment, isRemembered: boolean) => {
    const session = accepted(result);
    if (session.__typename === 'SecondFactorNeeded') {
      const { challenge, setup } = session;
      void reply.code(202);
      return {
        status: 'second_factor' as const,
        challenge,
        setup: setup && { secret: setup.secret, otpauth_url: setup.otpauthUrl, qr_svg: setup.qrSvg },
      };
    }
    withToken(reply, session.token, isRemembered, baseUrl);
    return signedIn(session);
  };

  app.post(
    '/login',
    {
      schema: {
        summary: 'Sign in',
        description: 'Wrong credentials answer 400, never 401, which means "refresh the token".',
        tags,
        body: Login,
        response,
      },
    },
    async (request, reply) => {
      const input = loginOf(request.body);
      return answer(reply, (await ask(RestLoginDocument, { input }, await viewerOf(request))).login, input.remember);
    },
  );

  app.post(
    '/agent/login',
    {
      schema: {
        summary: 'Sign in to the agency area',
        description: 'For roles 2, 3, 4, 5 and 10.',
        tags,
        body: Login,
        response: { ...response, 403: PROBLEMS[403].describe('Restricted Agency access!') },
      },
    },
    async (request, reply) => {
      const input = loginOf(request.body);
      const { agentLogin } = await ask(RestAgentLoginDocument, { input }, await viewerOf(request));
      return answer(reply, agentLogin, input.remember);
    },
  );

  app.post(
    '/login/second-factor',
    {
      schema: {
        summary: 'Answer the challenge of a sign-in',
        tags,
        body: z.object({ challenge: text(2000), code: text(40), remember }),
        response,
      },
    },
    async (request, reply) => {
      const { challenge, code, remember } = request.body;
      const variables = { challenge, code };
      const { answerSecondFactor } = await ask(RestAnswerSecondFactorDocument, variables, await viewerOf(request));
      return answer(reply, answerSecondFactor, Boolean(remember));
    },
  );

  app.post(
    '/otp/verify',
    {
      schema: {
        summary: 'Sign in with a code that came to the telephone',
        tags,
        body: z.object({ mobile_number: mobileNumber, code: text(20), remember }),
        response,
      },
    },
    async (request, reply) => {
      const { mobile_number, code, remember } = request.body;
      const variables = { mobileNumber: mobile_number, code, remember: Boolean(remember) };
      const { verifyOtp } = await ask(RestVerifyOtpDocument, variables, await viewerOf(request));
      return answer(reply, verifyOtp, variables.remember);
    },
  );

  app.post(
    '/autoLogin',
    {
      schema: {
        summary: 'Sign in with a code that serves once',
        tags,
        body: z.object({ email, unique_code: text(200) }),
        response,
      },
    },
    async (request, reply) => {
      const { email, unique_code } = request.body;
      const variables = { email, uniqueCode: unique_code };
      const { autoLogin } = await ask(RestAutoLoginDocument, variables, await viewerOf(request));
      return answer(reply, autoLogin, false);
    },
  );
};
