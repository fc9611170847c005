import type { InjectOptions } from 'fastify';
import { aGateway } from './world.js';

const me = {
  id: '4',
  firstName: 'Sok',
  lastName: 'Chan',
  email: 'sok@example.com',
  mobileNumber: '+85512345678',
  currency: null,
  roleId: 6,
  mustChangePassword: true,
};
export const user = {
  id: '4',
  first_name: 'Sok',
  last_name: 'Chan',
  email: 'sok@example.com',
  mobile_number: '+85512345678',
  currency: null,
  user_role_id: 6,
};
const session = { __typename: 'Session', token: 'new.token', tokenType: 'Bearer', expiresIn: 900, user: me };
export const signedIn = { token: 'new.token', token_type: 'Bearer', expires_in: 900, user, change_password: true };
export const setup = { secret: 'S', otpauthUrl: 'otpauth://totp/x', qrSvg: '<svg/>' };
export const refused = (code: string, facts: object = {}) => ({ __typename: 'Refused', code, facts });
const done = { __typename: 'Done', done: true };

/** A gateway with a played users subgraph behind it, and a client of its REST door. */
export async function anAccountWorld() {
  /** Arguments that the graph was asked with, by field; what it answers next. */
  const asked: Record<string, unknown> = {};
  const answers: Record<string, unknown> = {};
  const played = (name: string, usual: unknown) => ({
    [name]: (_: unknown, args: unknown) => {
      asked[name] = args;
      return answers[name] ?? usual;
    },
  });

  const world = await aGateway({
    users: {
      Query: {
        tokenHolder: () => ({ userId: '4', roleId: 6, mustChangePassword: false, grants: {} }),
        ...played('profilePicture', null),
      },
      Mutation: {
        ...played('login', session),
        ...played('agentLogin', session),
        ...played('answerSecondFactor', session),
        ...played('verifyOtp', session),
        ...played('autoLogin', session),
        ...played('register', session),
        ...played('verifyEmail', { __typename: 'Me', ...me }),
        ...played('resendVerification', done),
        ...played('requestPasswordReset', done),
        ...played('resetPassword', done),
        ...played('requestOtp', done),
        ...played('updateProfile', { __typename: 'Me', ...me }),
        ...played('changePassword', done),
      },
    },
  });

  async function call(
    method: InjectOptions['method'],
    url: string,
    payload?: object,
    answer: Record<string, unknown> = {},
  ) {
    for (const name of Object.keys(answers)) delete answers[name];
    Object.assign(answers, answer);
    const response = await world.app.inject({ method: method!, url: `/api/${url}`, ...(payload && { payload }) });
    const { statusCode: status, headers } = response;
    return { status, headers, cookie: headers['set-cookie'], body: response.body ? response.json() : undefined };
  }

  return { app: world.app, asked, answers, call, close: () => world.close() };
}
