import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anAccountWorld, refused, setup, signedIn } from './account-world.js';

let rest: Awaited<ReturnType<typeof anAccountWorld>>;
beforeAll(async () => {
  rest = await anAccountWorld();
});
afterAll(() => rest.close());

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
    const { status, body, cookie } = await rest.call('POST', url, credentials);
    expect([status, body]).toEqual([200, signedIn]);
    expect(cookie).toBe('token=new.token; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  test('agents only come into the agency area', async () => {
    const { status, body } = await rest.call('POST', 'agent/login', credentials, {
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
      const first = await rest.call('POST', 'login', credentials, { login: needed });
      expect([first.status, first.body]).toEqual([202, { status: 'second_factor', challenge: 'c', setup: told }]);
      expect(first.cookie).toBeUndefined();
    }
    const answered = await rest.call('POST', 'login/second-factor', { challenge: 'c', code: '123456', remember: true });
    expect([answered.status, answered.body, rest.asked['answerSecondFactor']]).toEqual([
      200,
      signedIn,
      { challenge: 'c', code: '123456' },
    ]);
    expect(answered.cookie).toContain('Max-Age=31536000');
  });

  test('by telephone: a code is sent, and answers a token', async () => {
    const sent = await rest.call('POST', 'otp/request', { mobile_number: '012 345 678' });
    expect([sent.status, sent.body]).toEqual([200, { status: 'success', result: { done: true } }]);
    const verified = await rest.call('POST', 'otp/verify', { mobile_number: '012 345 678', code: '123456' });
    expect([verified.status, verified.body.token]).toEqual([200, 'new.token']);
    expect(rest.asked['verifyOtp']).toEqual({ mobileNumber: '012 345 678', code: '123456', remember: false });
    expect(verified.cookie).toContain('Max-Age=604800');
  });

  test('by a code that serves once', async () => {
    const { status, body } = await rest.call('POST', 'autoLogin', { email: 'sok@example.com', unique_code: 'u-1' });
    expect([status, body, rest.asked['autoLogin']]).toEqual([
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
      const { status, body: told, cookie } = await rest.call('POST', url, body, { [field]: refused(code) });
      expect(status).toBe(400);
      expect(JSON.stringify(told)).not.toMatch(/Email|Password|First Name|Last Name/);
      expect(cookie).toBeUndefined();
    },
  );
});

describe('registering', () => {
  test('answers 201, signed in for 7 days', async () => {
    const { status, body, cookie } = await rest.call('POST', 'register', person);
    expect([status, body]).toEqual([201, signedIn]);
    expect(cookie).toContain('Max-Age=604800');
    expect(rest.asked['register']).toEqual({
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
    const taken = await rest.call('POST', 'register', person, { register: refused('EMAIL_TAKEN') });
    expect([taken.status, taken.body.error_details.messages]).toEqual([
      422,
      ['The Email has already been registered with Naga.'],
    ]);
    const wrong = await rest.call('POST', 'register', { ...person, first_name: '', password: '' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.error_details.messages.join(' ')).toMatch(/First Name: .*Password: /);
    expect(Object.keys(wrong.body.error_details.fields)).toEqual(['first_name', 'password']);
  });

  test('takes no field but those of the form', async () => {
    await rest.call('POST', 'register', { ...person, user_role_id: 1, operator_id: 7, active: true });
    expect(JSON.stringify(rest.asked['register'])).not.toMatch(/role|operator|active/i);
  });
});
