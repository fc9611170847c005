import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { PASSWORD, World } from './world.js';

let world: World;
let someone: Viewer;
beforeAll(async () => {
  const limits = ['MAIL_LIMIT_ADDRESS', 'MAIL_LIMIT_RECIPIENT', 'REGISTER_LIMIT_ADDRESS', 'NAME_LIMIT_ACCOUNT'];
  const logins = ['LOGIN_LIMIT_PAIR', 'LOGIN_LIMIT_ACCOUNT', 'LOGIN_LIMIT_ADDRESS', 'OTP_LIMIT_NUMBER'];
  world = await World.start(Object.fromEntries([...limits, ...logins].map((name) => [name, '100000'])));
  const { email } = await world.anAccount();
  someone = await world.as(await world.token({ login: email }));
});
afterAll(() => world.close());

const HOSTILE = [
  '',
  '   ',
  'a\u0000b',
  'a\r\nBcc: all@example.com',
  'a@example.com\r\nBcc: all@example.com',
  '\ud800x',
  '\ud800@example.com',
  "'; drop table account; --",
  '<script>alert(1)</script>@example.com',
  '=HYPERLINK("http://evil.example")',
  '%_\\',
  '${constructor}',
  '__proto__',
  'x'.repeat(5000),
  '9223372036854775808',
  '-1',
];

const mutation = (field: string, ...names: string[]) =>
  `mutation (${names.map((name) => `$${name}: String!`).join(', ')}) { ${field}(${names.map((name) => `${name}: $${name}`).join(', ')}) { __typename } }`;
const all =
  (...names: string[]) =>
  (text: string) =>
    Object.fromEntries(names.map((name) => [name, text]));
const form = (type: string, field: string) => `mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`;
const good = {
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.com',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
};

/** Every text argument of what people do with their accounts, with the rest of it as it should be. */
const FORMS: Record<string, [document: string, variables: (text: string) => object]> = {
  'register, names': [
    form('RegisterInput', 'register'),
    (text) => ({ input: { ...good, firstName: text, lastName: text } }),
  ],
  'register, address': [form('RegisterInput', 'register'), (email) => ({ input: { ...good, email } })],
  'register, number': [form('RegisterInput', 'register'), (mobileNumber) => ({ input: { ...good, mobileNumber } })],
  'register, password': [
    form('RegisterInput', 'register'),
    (text) => ({ input: { ...good, password: text, passwordConfirmation: text } }),
  ],
  login: [form('LoginInput', 'login'), (text) => ({ input: { login: text, password: text } })],
  agentLogin: [form('LoginInput', 'agentLogin'), (text) => ({ input: { login: text, password: text } })],
  autoLogin: [mutation('autoLogin', 'email', 'uniqueCode'), all('email', 'uniqueCode')],
  verifyEmail: [mutation('verifyEmail', 'token', 'password'), all('token', 'password')],
  resendVerification: [mutation('resendVerification', 'email'), all('email')],
  requestPasswordReset: [mutation('requestPasswordReset', 'email'), all('email')],
  'resetPassword, token': [
    form('ResetPasswordInput', 'resetPassword'),
    (text) => ({ input: { token: text, email: text, password: PASSWORD, passwordConfirmation: PASSWORD } }),
  ],
  'resetPassword, password': [
    form('ResetPasswordInput', 'resetPassword'),
    (text) => ({ input: { token: 'x', email: 'x', password: text, passwordConfirmation: text } }),
  ],
  changePassword: [
    mutation('changePassword', 'currentPassword', 'password', 'passwordConfirmation'),
    all('currentPassword', 'password', 'passwordConfirmation'),
  ],
  'changePassword, the new one': [
    mutation('changePassword', 'currentPassword', 'password', 'passwordConfirmation'),
    (text) => ({ currentPassword: `${PASSWORD}?`, password: text, passwordConfirmation: text }),
  ],
  requestOtp: [mutation('requestOtp', 'mobileNumber'), all('mobileNumber')],
  verifyOtp: [mutation('verifyOtp', 'mobileNumber', 'code'), all('mobileNumber', 'code')],
  'verifyOtp, code': [
    mutation('verifyOtp', 'mobileNumber', 'code'),
    (code) => ({ mobileNumber: '+85512345678', code }),
  ],
  verifyMobile: [mutation('verifyMobile', 'mobileNumber', 'code'), all('mobileNumber', 'code')],
  answerSecondFactor: [mutation('answerSecondFactor', 'challenge', 'code'), all('challenge', 'code')],
  confirmSecondFactor: [mutation('confirmSecondFactor', 'code'), all('code')],
  removeSecondFactor: [mutation('removeSecondFactor', 'password'), all('password')],
  renewRecoveryCodes: [mutation('renewRecoveryCodes', 'password'), all('password')],
  'updateProfile, names': [
    form('ProfileInput', 'updateProfile'),
    (text) => ({ input: { firstName: text, lastName: text, language: text } }),
  ],
  'updateProfile, login names': [
    form('ProfileInput', 'updateProfile'),
    (text) => ({ input: { userName: text, mobileNumber: text, secondaryEmail: text } }),
  ],
  changeEmail: [mutation('changeEmail', 'email', 'password'), (email) => ({ email, password: PASSWORD })],
  setProfilePicture: [mutation('setProfilePicture', 'base64'), all('base64')],
  deleteMyAccount: [mutation('deleteMyAccount', 'password'), all('password')],
  ids: ['mutation ($id: ID!) { endSession(id: $id) }', (id) => ({ id })],
  picture: ['query ($id: ID!) { profilePicture(id: $id) { id } }', (id) => ({ id })],
};

test.each(Object.entries(FORMS))(
  '%s takes or refuses whatever is typed, and breaks on nothing',
  async (_, [document, variables]) => {
    for (const text of HOSTILE)
      for (const viewer of [guest({ userAgent: text, ip: '203.0.113.9' }), { ...someone, userAgent: text }]) {
        const { errors } = await world.run(document, variables(text) as Record<string, unknown>, viewer);
        const codes = (errors ?? []).map(({ extensions }) => extensions?.['code']);
        const broken = codes.filter((code) => code !== 'BAD_USER_INPUT' && code !== 'UNAUTHENTICATED');
        expect({ text: text.slice(0, 40), broken }).toEqual({ text: text.slice(0, 40), broken: [] });
      }
  },
);

test('what events were written for it is done without breaking, and no mail goes to more than one address', async () => {
  await world.deliver();
  const rows = await world.users.subgraph.database.rows<{ recipient: string }>(
    'select distinct recipient from message',
  );
  for (const { recipient } of rows) expect(recipient).toMatch(/^(\+\d+|[^\s<>,;:"@]+@[^\s<>,;:"@]+)$/);
});
