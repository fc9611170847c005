import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { aGateway, type World } from './world.js';

const me = {
  id: '4',
  firstName: 'Sok',
  lastName: 'Chan',
  email: 'sok@example.com',
  mobileNumber: '+85512345678',
  roleId: 6,
  mustChangePassword: true,
};
const user = {
  id: '4',
  first_name: 'Sok',
  last_name: 'Chan',
  email: 'sok@example.com',
  mobile_number: '+85512345678',
  user_role_id: 6,
};
const session = { __typename: 'Session', token: 'new.token', tokenType: 'Bearer', expiresIn: 900, user: me };
const signedIn = { token: 'new.token', token_type: 'Bearer', expires_in: 900, user, change_password: true };
const setup = { secret: 'S', otpauthUrl: 'otpauth://totp/x', qrSvg: '<svg/>' };
const refused = (code: string, facts: object = {}) => ({ __typename: 'Refused', code, facts });
const done = { __typename: 'Done', done: true };

/** Arguments that the graph was asked with, by field; what it answers next. */
const asked: Record<string, unknown> = {};
const answers: Record<string, unknown> = {};
const played = (name: string, usual: unknown) => ({
  [name]: (_: unknown, args: unknown) => {
    asked[name] = args;
    return answers[name] ?? usual;
  },
});

let world: World;
beforeAll(async () => {
  world = await aGateway({
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
});
afterAll(() => world.close());

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

const person = {
  first_name: 'Sok',
  last_name: 'Chan',
  email: 'sok@example.com',
  mobile_number: '',
  password: 'long enough words',
  password_confirmation: 'long enough words',
};

describe('signing in', () => {
  const credentials = { email: 'sok@example.com', password: 'right', remember: 1 };

  test.each(['login', 'agent/login'])('%s answers the token, and its cookie for 365 days', async (url) => {
    const { status, body, cookie } = await call('POST', url, credentials);
    expect([status, body]).toEqual([200, signedIn]);
    expect(cookie).toBe('token=new.token; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  test('agents only come into the agency area', async () => {
    const { status, body } = await call('POST', 'agent/login', credentials, {
      agentLogin: refused('RESTRICTED_AGENCY'),
    });
    expect([status, body.error_details.messages]).toEqual([403, ['Restricted Agency access!']]);
  });

  test('with a second factor answers 202 with a challenge, which a code answers', async () => {
    for (const [given, told] of [
      [setup, { secret: 'S', otpauth_url: 'otpauth://totp/x', qr_svg: '<svg/>' }],
      [null, null],
    ]) {
      const needed = { __typename: 'SecondFactorNeeded', challenge: 'c', setupRequired: given !== null, setup: given };
      const first = await call('POST', 'login', credentials, { login: needed });
      expect([first.status, first.body]).toEqual([202, { status: 'second_factor', challenge: 'c', setup: told }]);
      expect(first.cookie).toBeUndefined();
    }
    const answered = await call('POST', 'login/second-factor', { challenge: 'c', code: '123456', remember: true });
    expect([answered.status, answered.body, asked['answerSecondFactor']]).toEqual([
      200,
      signedIn,
      { challenge: 'c', code: '123456' },
    ]);
    expect(answered.cookie).toContain('Max-Age=31536000');
  });

  test('by telephone: a code is sent, and answers a token', async () => {
    const sent = await call('POST', 'otp/request', { mobile_number: '012 345 678' });
    expect([sent.status, sent.body]).toEqual([200, { status: 'success', result: { done: true } }]);
    const verified = await call('POST', 'otp/verify', { mobile_number: '012 345 678', code: '123456' });
    expect([verified.status, verified.body.token]).toEqual([200, 'new.token']);
    expect(asked['verifyOtp']).toEqual({ mobileNumber: '012 345 678', code: '123456', remember: false });
    expect(verified.cookie).toContain('Max-Age=604800');
  });

  test('by a code that serves once', async () => {
    const { status, body } = await call('POST', 'autoLogin', { email: 'sok@example.com', unique_code: 'u-1' });
    expect([status, body, asked['autoLogin']]).toEqual([
      200,
      signedIn,
      { email: 'sok@example.com', uniqueCode: 'u-1' },
    ]);
  });

  test.each([
    ['login', credentials, 'login', 'WRONG_CREDENTIALS'],
    ['agent/login', credentials, 'agentLogin', 'WRONG_CREDENTIALS'],
    ['login/second-factor', { challenge: 'c', code: '0' }, 'answerSecondFactor', 'CODE_WRONG'],
    ['login/second-factor', { challenge: 'c', code: '0' }, 'answerSecondFactor', 'CHALLENGE_OVER'],
    ['otp/verify', { mobile_number: '012', code: '0' }, 'verifyOtp', 'CODE_WRONG'],
    ['autoLogin', { email: 'a@b.c', unique_code: 'x' }, 'autoLogin', 'WRONG_CREDENTIALS'],
    ['autoLogin', { email: 'a@b.c', unique_code: 'x' }, 'autoLogin', 'AUTO_LOGIN_NOT_ALLOWED'],
  ])(
    '%s with %j refused by %s as %s is a 400 that names no field, and sets no cookie',
    async (url, body, field, code) => {
      const { status, body: told, cookie } = await call('POST', url, body, { [field]: refused(code) });
      expect(status).toBe(400);
      expect(JSON.stringify(told)).not.toMatch(/Email|Password|First Name|Last Name/);
      expect(cookie).toBeUndefined();
    },
  );
});

describe('registering', () => {
  test('answers 201, signed in for 7 days', async () => {
    const { status, body, cookie } = await call('POST', 'register', person);
    expect([status, body]).toEqual([201, signedIn]);
    expect(cookie).toContain('Max-Age=604800');
    expect(asked['register']).toEqual({
      input: {
        firstName: 'Sok',
        lastName: 'Chan',
        email: 'sok@example.com',
        mobileNumber: null,
        password: 'long enough words',
        passwordConfirmation: 'long enough words',
      },
    });
  });

  test('tells an e-mail that has been registered, and wrong fields by the names people read', async () => {
    const taken = await call('POST', 'register', person, { register: refused('EMAIL_TAKEN') });
    expect([taken.status, taken.body.error_details.messages]).toEqual([
      422,
      ['The Email has already been registered with Naga.'],
    ]);
    const wrong = await call('POST', 'register', { ...person, first_name: '', password: '' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.error_details.messages.join(' ')).toMatch(/First Name: .*Password: /);
    expect(Object.keys(wrong.body.error_details.fields)).toEqual(['first_name', 'password']);
  });

  test('takes no field but those of the form', async () => {
    await call('POST', 'register', { ...person, user_role_id: 1, operator_id: 7, active: true });
    expect(JSON.stringify(asked['register'])).not.toMatch(/role|operator|active/i);
  });
});

describe('e-mail and password', () => {
  test('an address is proved by its token', async () => {
    const { status, body } = await call('POST', 'email/verify', { token: 't' });
    expect([status, body, asked['verifyEmail']]).toEqual([200, { status: 'success', result: user }, { token: 't' }]);
    const over = await call('POST', 'email/verify', { token: 't' }, { verifyEmail: refused('TOKEN_INVALID') });
    expect(over.status).toBe(422);
  });

  test.each([
    ['email/resend', 'resendVerification'],
    ['password/email', 'requestPasswordReset'],
  ])('%s answers 200 always, 429 when it is asked too often', async (url, field) => {
    expect((await call('POST', url, { email: 'nobody@example.com' })).status).toBe(200);
    const { status, headers } = await call(
      'POST',
      url,
      { email: 'nobody@example.com' },
      {
        [field]: refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 30 }),
      },
    );
    expect([status, headers['retry-after']]).toEqual([429, '30']);
  });

  test('a new password ends the session of this browser too', async () => {
    const body = {
      token: 't',
      email: 'sok@example.com',
      password: 'new long words',
      password_confirmation: 'new long words',
    };
    const { status, cookie } = await call('POST', 'password/reset', body);
    expect([status, cookie]).toEqual([200, 'token=; Path=/; Max-Age=0; SameSite=Lax']);
    expect(asked['resetPassword']).toMatchObject({ input: { token: 't', passwordConfirmation: 'new long words' } });
    const over = await call('POST', 'password/reset', body, { resetPassword: refused('TOKEN_INVALID') });
    expect(over.status).toBe(422);
  });
});

describe('settings', () => {
  test('change what is given; what is left out stays, and an empty field empties', async () => {
    const { status, body } = await call('PATCH', 'settings/profile', { first_name: 'Sophea', user_name: '' });
    expect([status, body]).toEqual([200, { status: 'success', result: user }]);
    expect(asked['updateProfile']).toEqual({ input: { firstName: 'Sophea', userName: null } });
    const taken = await call(
      'PATCH',
      'settings/profile',
      { user_name: 'admin' },
      {
        updateProfile: refused('LOGIN_NAME_TAKEN', { field: 'userName' }),
      },
    );
    expect(taken.status).toBe(422);
  });

  test('a wrong present password is a 422, since 400 would sign the user out', async () => {
    const body = { current_password: 'old', password: 'new long words', password_confirmation: 'new long words' };
    expect((await call('PATCH', 'settings/password', body)).status).toBe(200);
    expect(asked['changePassword']).toEqual({
      currentPassword: 'old',
      password: 'new long words',
      passwordConfirmation: 'new long words',
    });
    const wrong = await call('PATCH', 'settings/password', body, { changePassword: refused('WRONG_CREDENTIALS') });
    expect(wrong.status).toBe(422);
  });

  test('a picture is served by its id, as a picture and nothing else', async () => {
    const picture = { id: 'p-1', contentType: 'image/webp', base64: Buffer.from('RIFF').toString('base64') };
    const { statusCode, headers, body } = await (async () => {
      answers['profilePicture'] = picture;
      return world.app.inject({ url: '/api/profile-pictures/p-1' });
    })();
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/webp', 'RIFF']);
    expect([headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
      'nosniff',
      "default-src 'none'; sandbox",
    ]);
    for (const id of ['p-2', '../../etc', '%00']) {
      delete answers['profilePicture'];
      expect((await world.app.inject({ url: `/api/profile-pictures/${encodeURIComponent(id)}` })).statusCode).toBe(404);
    }
  });
});
