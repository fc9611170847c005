import { LANGUAGES } from '../../../packages/kernel/src/language.js';
import { aWatch } from '../market.js';
import type { Market } from '../market.js';
import { type TextDoor, under } from './door.js';

const AGENCY = {
  keeps: { 'input.name': 'users.agency.name', 'input.contactName': 'users.agency.contact_name' },
  refuses: under('input', ['contactEmail', 'contactPhone', 'countryCode', 'creditCurrency']),
};
/** Whose points staff moves. */
const aCustomer = (one: Market['one']): Promise<{ accountId: string }> =>
  one<{ accountId: string }>(`select id::text as "accountId" from users.account where email = 'customer@naga.example'`);
const AFFILIATE = {
  keeps: { 'input.name': 'users.affiliate.name' },
  refuses: under('input', ['code', 'countryCode']),
};
const user = (number: number) => ({
  firstName: 'No',
  lastName: 'Body',
  roleId: 6,
  email: `somebody.${number}@example.com`,
});
const USER = {
  keeps: {
    'input.firstName': 'users.account.first_name',
    'input.lastName': 'users.account.last_name',
    'input.telegramId': 'users.account.telegram_id',
  },
  refuses: under('input', ['userName', 'email', 'secondaryEmail', 'phoneNumber', 'countryCode', 'language']),
  drops: ['input.password'],
};
const role = { name: 'None', basedOn: 6, permissions: [{ name: 'booking.view', scope: 'own' }] };
const ROLE = { keeps: { 'input.name': 'users.role.name' }, refuses: under('input.permissions', ['name', 'scope']) };

/** Accounts, those they work for, and what they may. */
const inEach = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text]));

export const PEOPLE: readonly TextDoor[] = [
  {
    // Its brackets are placeholders, which none of ours is; other marks stand in HTML as letters (users/test/message-templates.spec.ts).
    operation: 'saveMessageText',
    variables: () => ({ textId: 'mail.ticket.title', language: 'en', version: 0, words: 'Tickets' }),
    refuses: { words: 'TEXT_MALFORMED', language: 'BAD_USER_INPUT' },
  },
  {
    operation: 'sendMessageTest',
    variables: () => ({
      key: 'cancelled',
      language: 'en',
      drafts: [{ textId: 'mail.cancelled.subject', words: 'Off' }],
      channel: 'SMS',
    }),
    refuses: { 'drafts.words': 'TEXT_MALFORMED', language: 'BAD_USER_INPUT', channel: 'BAD_USER_INPUT' },
  },
  { operation: 'createAgency', variables: () => ({ input: { name: 'None', countryCode: 'KH' } }), ...AGENCY },
  {
    operation: 'updateAgency',
    variables: async ({ one }) => ({
      ...(await one(`select id, version from users.agency where name like '=%'`)),
      input: { name: 'None', countryCode: 'KH' },
    }),
    ...AGENCY,
  },
  { operation: 'createAffiliate', variables: () => ({ input: { code: '471147', name: 'None' } }), ...AFFILIATE },
  {
    operation: 'updateAffiliate',
    variables: async ({ one }) => ({
      ...(await one(`select id, version from users.affiliate where name like '=%'`)),
      input: { code: '471147', name: 'None' },
    }),
    ...AFFILIATE,
  },
  { operation: 'createUser', variables: () => ({ input: user(1) }), ...USER },
  {
    operation: 'updateUser',
    variables: async ({ one }) => ({
      ...(await one(`select id, version from users.account where first_name like '=%'`)),
      input: user(1),
    }),
    ...USER,
  },
  {
    operation: 'register',
    variables: () => ({
      input: {
        firstName: 'No',
        lastName: 'Body',
        email: 'registers@example.com',
        password: 'river-lotus-ferry-42',
        passwordConfirmation: 'river-lotus-ferry-42',
      },
    }),
    keeps: { 'input.firstName': 'users.account.first_name', 'input.lastName': 'users.account.last_name' },
    refuses: {
      ...Object.fromEntries(
        under('input', ['email', 'mobileNumber', 'language', 'password', 'passwordConfirmation', 'referralCode']).map(
          (input) => [input, 'BAD_USER_INPUT'],
        ),
      ),
    },
  },
  {
    operation: 'updateProfile',
    variables: () => ({ input: {} }),
    keeps: { 'input.firstName': 'users.account.first_name', 'input.lastName': 'users.account.last_name' },
    refuses: under('input', ['userName', 'secondaryEmail', 'mobileNumber', 'language', 'currency']),
  },
  {
    operation: 'changeEmail',
    variables: () => ({ email: 'nobody@example.com', password: 'naga-demo-2026' }),
    refuses: { email: 'BAD_USER_INPUT', password: 'WRONG_CREDENTIALS' },
  },
  { operation: 'createRole', variables: () => ({ input: role }), ...ROLE },
  {
    operation: 'updateRole',
    variables: async ({ one }) => ({
      ...(await one(`select id, version from users.role where name like '=%'`)),
      input: role,
    }),
    ...ROLE,
  },
  {
    operation: 'createApiAccount',
    variables: () => ({ name: 'None' }),
    keeps: { name: 'users.api_account.name' },
  },
  {
    operation: 'createApiKey',
    variables: async ({ one }) => ({
      accountId: (await one<{ id: string }>(`select id from users.api_account where name like '=%'`)).id,
      name: 'None',
      scopes: ['booking.view'],
    }),
    keeps: { name: 'users.api_key.name' },
    refuses: { scopes: 'SCOPES_ABOVE_YOURS' },
  },
  {
    operation: 'requestDeveloperAccess',
    variables: () => ({
      input: { name: 'Nobody', email: 'dev@example.com', company: 'None', purpose: 'To sell tickets' },
    }),
    keeps: {
      'input.name': 'users.developer_request.name',
      'input.company': 'users.developer_request.company',
      'input.purpose': 'users.developer_request.purpose',
    },
    refuses: under('input', ['email', 'website', 'countryCode']),
  },
  {
    operation: 'decideDeveloperRequest',
    variables: async ({ one }) => ({
      id: (await one<{ id: string }>(`select id from users.developer_request where name like '=%'`)).id,
      approve: false,
      note: 'none',
    }),
    keeps: { note: 'users.developer_request.note' },
  },
  {
    operation: 'askPoints',
    variables: async ({ one }) => ({ ...(await aCustomer(one)), points: 100, why: 'GOODWILL', note: 'none' }),
    keeps: { note: 'users.reward_request.note' },
  },
  {
    operation: 'decidePoints',
    // Nobody decides his own: another admin had asked.
    variables: async ({ one }) => ({
      ...(await one<{
        id: string;
      }>(`with within as (select set_config('search_path', 'users, public', true))
        insert into users.reward_request (account_id, points, code, note, asked_by_id, asked_at)
        select id, 100, 'GOODWILL', 'none', id, now() from within, users.account where email = 'customer@naga.example'
        returning id::text as id`)),
      approve: false,
      answer: 'none',
    }),
    keeps: { answer: 'users.reward_request.answer' },
  },
  {
    operation: 'watchSeats',
    variables: () => ({ input: aWatch }),
    refuses: {
      'input.email': 'BAD_USER_INPUT',
      'input.from': 'SEAT_ALERT_PLACE',
      'input.to': 'SEAT_ALERT_PLACE',
      'input.transportType': 'BAD_USER_INPUT',
    },
  },
  {
    operation: 'watchFare',
    variables: () => ({ input: { ...aWatch, email: 'saver@example.com' } }),
    refuses: {
      'input.email': 'BAD_USER_INPUT',
      'input.from': 'FARE_ALERT_PLACE',
      'input.to': 'FARE_ALERT_PLACE',
      'input.transportType': 'BAD_USER_INPUT',
      'input.nationalOf': 'BAD_USER_INPUT',
      'input.shownIn': 'BAD_USER_INPUT',
    },
  },
  {
    operation: 'keepListView',
    variables: () => ({ list: 'developer-requests', name: 'Mine', filters: {} }),
    keeps: { name: 'users.list_view.name', filters: 'users.list_view.filters' },
    refuses: ['list'],
  },
  {
    operation: 'changeListView',
    variables: async ({ one }) => ({
      id: (await one<{ id: string }>('select max(id)::text as id from users.list_view')).id,
      name: 'Mine',
      isShared: true,
    }),
    keeps: { name: 'users.list_view.name' },
  },
  {
    operation: 'sendNotification',
    variables: async ({ one }) => ({
      input: {
        titles: inEach('None'),
        texts: inEach('None'),
        audience: {
          loginName: (
            await one<{ email: string }>('select email from users.account where role_id = 6 and email is not null')
          ).email,
        },
        channels: [],
      },
      people: 1,
    }),
    keeps: Object.fromEntries(
      LANGUAGES.flatMap((language) => [
        [`input.titles.${language}`, 'users.notification.titles'],
        [`input.texts.${language}`, 'users.notification.texts'],
      ]),
    ),
    refuses: Object.fromEntries(
      under('input', [
        'audience.loginName',
        'audience.peopleWho.countryCode',
        'audience.peopleWho.language',
        'audience.touched.departures',
        'audience.touched.seats',
        'audience.touched.pickupAddresses',
        'channels',
      ]).map((input) => [input, 'BAD_USER_INPUT']),
    ),
  },
];
