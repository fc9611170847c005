import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { anAccountWorld, refused, user } from './account-world.js';

let rest: Awaited<ReturnType<typeof anAccountWorld>>;
beforeAll(async () => {
  rest = await anAccountWorld();
});
afterAll(() => rest.close());

describe('e-mail and password', () => {
  test('an address is proved by its token', async () => {
    const { status, body } = await rest.call('POST', 'email/verify', { token: 't' });
    expect([status, body, rest.asked['verifyEmail']]).toEqual([
      200,
      { status: 'success', result: user },
      { token: 't', password: null },
    ]);
    const over = await rest.call('POST', 'email/verify', { token: 't' }, { verifyEmail: refused('TOKEN_INVALID') });
    expect(over.status).toBe(422);
  });

  test('where nobody is signed in, with the password of the account', async () => {
    const body = { token: 't', password: 'right horse battery' };
    expect((await rest.call('POST', 'email/verify', body)).status).toBe(200);
    expect(rest.asked['verifyEmail']).toEqual(body);
    const asked = refused('PASSWORD_NEEDED', { changing: false });
    const needed = await rest.call('POST', 'email/verify', { token: 't' }, { verifyEmail: asked });
    expect([needed.status, needed.body.error_details]).toEqual([
      422,
      {
        code: 'PASSWORD_NEEDED',
        messages: ['Sign in to this account, or give its Password, to confirm the address.'],
        changing: false,
      },
    ]);
    const wrong = refused('WRONG_CREDENTIALS');
    expect((await rest.call('POST', 'email/verify', body, { verifyEmail: wrong })).status).toBe(400);
  });

  test.each([
    ['email/resend', 'resendVerification'],
    ['password/email', 'requestPasswordReset'],
  ])('%s answers 200 always, 429 when it is asked too often', async (url, field) => {
    expect((await rest.call('POST', url, { email: 'nobody@example.com' })).status).toBe(200);
    const { status, headers } = await rest.call(
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
    const { status, cookie } = await rest.call('POST', 'password/reset', body);
    expect([status, cookie]).toEqual([200, 'token=; Path=/; Max-Age=0; SameSite=Lax']);
    expect(rest.asked['resetPassword']).toMatchObject({
      input: { token: 't', passwordConfirmation: 'new long words' },
    });
    const over = await rest.call('POST', 'password/reset', body, { resetPassword: refused('TOKEN_INVALID') });
    expect(over.status).toBe(422);
  });

  test('where nobody is signed in, with the password of the account', async () => {
    const body = { token: 't', password: 'right horse battery' };
    expect((await rest.call('POST', 'email/verify', body)).status).toBe(200);
    expect(rest.asked['verifyEmail']).toEqual(body);
    const asked = refused('PASSWORD_NEEDED', { changing: false });
    const needed = await rest.call('POST', 'email/verify', { token: 't' }, { verifyEmail: asked });
    expect([needed.status, needed.body.error_details]).toEqual([
      422,
      {
        code: 'PASSWORD_NEEDED',
        messages: ['Sign in to this account, or give its Password, to confirm the address.'],
        changing: false,
      },
    ]);
    const wrong = refused('WRONG_CREDENTIALS');
    expect((await rest.call('POST', 'email/verify', body, { verifyEmail: wrong })).status).toBe(400);
  });
});

describe('settings', () => {
  test('change what is given; what is left out stays, and an empty field empties', async () => {
    const { status, body } = await rest.call('PATCH', 'settings/profile', {
      first_name: 'Sophea',
      user_name: '',
      currency: 'KHR',
    });
    expect([status, body]).toEqual([200, { status: 'success', result: user }]);
    expect(rest.asked['updateProfile']).toEqual({ input: { firstName: 'Sophea', userName: '', currency: 'KHR' } });
    await rest.call('PATCH', 'settings/profile', { currency: '' });
    expect(rest.asked['updateProfile']).toEqual({ input: { currency: '' } });
    expect((await rest.call('PATCH', 'settings/profile', { currency: 'EUR' })).status).toBe(422);
    const taken = await rest.call(
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
    expect((await rest.call('PATCH', 'settings/password', body)).status).toBe(200);
    expect(rest.asked['changePassword']).toEqual({
      currentPassword: 'old',
      password: 'new long words',
      passwordConfirmation: 'new long words',
    });
    const wrong = await rest.call('PATCH', 'settings/password', body, { changePassword: refused('WRONG_CREDENTIALS') });
    expect(wrong.status).toBe(422);
  });

  test('a picture is served by its id, as a picture and nothing else', async () => {
    const picture = { id: 'p-1', contentType: 'image/webp', base64: Buffer.from('RIFF').toString('base64') };
    const { statusCode, headers, body } = await (async () => {
      rest.answers['profilePicture'] = picture;
      return rest.app.inject({ url: '/api/profile-pictures/p-1' });
    })();
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/webp', 'RIFF']);
    expect([headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
      'nosniff',
      "default-src 'none'; sandbox",
    ]);
    for (const id of ['p-2', '../../etc', '%00']) {
      delete rest.answers['profilePicture'];
      expect((await rest.app.inject({ url: `/api/profile-pictures/${encodeURIComponent(id)}` })).statusCode).toBe(404);
    }
  });
});
