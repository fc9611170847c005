import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import SettingsRoute from './SettingsRoute.js';

const near = {
  __typename: 'CatalogueSetting',
  key: 'NEARBY_KILOMETRES',
  unit: 'KILOMETRES',
  least: 10,
  most: 300,
  byDefault: 100,
  value: 80,
  version: 3,
  savedAt: '2026-11-20T02:00:00.000Z',
  savedBy: 'Sokha Chan',
};
const ahead = { ...near, key: 'DAYS_AHEAD', unit: 'DAYS', most: 60, byDefault: 14, value: null, version: 0 };
const untouched = { ...ahead, savedAt: null, savedBy: null };
const held = {
  ...untouched,
  __typename: 'BookingSetting',
  key: 'HOLD_MINUTES',
  unit: 'MINUTES',
  least: 6,
  most: 30,
  byDefault: 10,
};
const letters = { ...held, __typename: 'PricingSetting', key: 'COUPON_CODE_LETTERS', unit: 'LETTERS' };
const alerts = { ...held, __typename: 'UsersSetting', key: 'SEAT_ALERTS', unit: 'ALERTS' };
const saved = ({ value, version }: Record<string, unknown>) => ({
  saveCatalogueSetting: { ...near, value, version: Number(version) + 1 },
});
const provider = (kind: string, state: string, name: string, host: string | null = null) => ({
  __typename: 'Provider',
  kind,
  state,
  name,
  host,
});
const providers = {
  bookingProviders: [provider('PAYMENT', 'SANDBOX', 'sandbox'), provider('APPLE_WALLET', 'OFF', 'pkpass')],
  catalogueProviders: [provider('FILES', 'CONFIGURED', 'folder')],
  usersProviders: [provider('MAIL', 'CONFIGURED', 'smtp', 'mail.example.com:587')],
};
const refused = {
  __typename: 'Refused',
  code: 'CHANGED_MEANWHILE',
  facts: { by: 'Dara Kim', at: '2026-11-20T02:00:00.000Z' },
};
const ALL = { 'system.manage': 'all' };
const show = (more: Answers = {}, grants: Record<string, string> = ALL, at = '/settings') =>
  showScreen([{ path: 'settings', Component: SettingsRoute }], at, someone(grants), {
    Settings: () => ({
      catalogueSettings: [near, untouched],
      bookingSettings: [held],
      pricingSettings: [letters],
      usersSettings: [alerts],
    }),
    Providers: () => providers,
    SaveCatalogueSetting: saved,
    ...more,
  });
const field = () => screen.findByLabelText(/How near is nearby/);
async function type(text: string) {
  await userEvent.clear(await field());
  await userEvent.type(await field(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Save “How near is nearby”' }));
}

test('each stands with its bounds, its default and who changed it, and is saved and taken back', async () => {
  const { sent, container } = show();
  expect(await field()).toHaveValue('80');
  expect(screen.getByText(/From 10 to 300 kilometres. Default: 100./)).toBeVisible();
  expect(screen.getByText(/Changed by Sokha Chan/)).toBeVisible();
  expect(screen.getAllByText('Never changed')).toHaveLength(4);
  expect((await axe(container)).violations).toEqual([]);
  await type('120');
  expect(sent('SaveCatalogueSetting')).toEqual({ key: 'NEARBY_KILOMETRES', version: 3, value: 120 });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is as it was.')).toBeVisible();
  expect(sent('SaveCatalogueSetting')).toEqual({ key: 'NEARBY_KILOMETRES', version: 4, value: 80 });
});

test('empty is the default', async () => {
  const { sent } = show();
  await type(' ');
  expect(sent('SaveCatalogueSetting')).toEqual({ key: 'NEARBY_KILOMETRES', version: 3, value: null });
});

test.each(['9', '301', 'far'])('%s is not sent', async (text) => {
  const { sent } = show();
  await type(text);
  expect(await field()).toBeInvalid();
  expect(sent('SaveCatalogueSetting')).toBeUndefined();
});

test.each([
  ['Selling seats', 'How long seats are held', 'SaveBookingSetting', 'saveBookingSetting', held],
  ['Prices and coupons', 'Length of a random coupon code', 'SavePricingSetting', 'savePricingSetting', letters],
  ['Accounts', 'Alerts of free seats', 'SaveUsersSetting', 'saveUsersSetting', alerts],
])('%s: what is typed goes to the subgraph that reads it', async (area, name, operation, answer, setting) => {
  const { sent } = show({ [operation]: () => ({ [answer]: { ...setting, value: 12, version: 1 } }) });
  const group = await screen.findByRole('region', { name: area });
  await userEvent.type(within(group).getByLabelText(new RegExp(name)), '12');
  await userEvent.click(within(group).getByRole('button', { name: `Save “${name}”` }));
  expect(sent(operation)).toEqual({ key: setting.key, version: 0, value: 12 });
});

test('who was quicker is named', async () => {
  show({ SaveCatalogueSetting: () => ({ saveCatalogueSetting: refused }) });
  await type('120');
  expect((await screen.findAllByText(/Dara Kim saved a change/))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show what is saved now' })).toBeVisible();
});

test('one is found by its words, and nothing where none fits', async () => {
  show();
  await userEvent.type(await screen.findByLabelText('Find a setting'), 'later days');
  expect(await screen.findByLabelText(/Next day with a journey/)).toBeVisible();
  expect(screen.queryByLabelText(/How near is nearby/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Find a setting'), ' on Mars');
  expect(within(document.body).getByText('No setting fits')).toBeVisible();
});

test('who is connected, and who is only played, stands below', async () => {
  show();
  const table = await screen.findByRole('table');
  await within(table).findByText('smtp, mail.example.com:587');
  const rows = within(table).getAllByRole<HTMLTableRowElement>('row').slice(1);
  expect(rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent).join(' | '))).toEqual([
    'Payments | Sandbox: nothing leaves | sandbox | booking',
    'Tickets in Apple Wallet | Not offered | pkpass | booking',
    'E-mail | Connected | smtp, mail.example.com:587 | users',
    'Pictures and files | Connected | folder | catalogue',
  ]);
});

test('what does not answer says so for as long as it does not, and is asked again', async () => {
  let fails = 2;
  show({
    Providers() {
      fails -= 1;
      if (fails < 0) return providers;
      return new GraphQLError('not now');
    },
  });
  const again = () => screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(await again());
  expect(screen.getByText('The list could not be loaded.')).toBeVisible();
  await userEvent.click(await again());
  expect(await screen.findByText('smtp, mail.example.com:587')).toBeVisible();
  expect(screen.queryByText('The list could not be loaded.')).toBeNull();
});

test('it is for the platform alone', async () => {
  show({}, { 'catalogue.edit': 'all', 'system.manage': 'country' });
  expect(await screen.findByText('You cannot do this with your role')).toBeVisible();
});
