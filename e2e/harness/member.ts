import { expect } from '@jest/globals';
import type { Email } from 'postal-mime';
import { alive, type Guest } from './guest.js';
import type { Mailbox } from './mailbox.js';
import { until } from './until.js';

export const MEMBER_PASSWORD = 'river-lotus-ferry-42';

/** The field of an account's form, by the name it is sent under. */
export const field = (guest: Guest, name: string) => guest.page.locator(`main [name="${name}"]`);

/** The button of the form that is sent with this intent. */
export const press = (guest: Guest, intent: string): Promise<void> =>
  guest.page.locator(`main form:has(input[name="intent"][value="${intent}"]) button[type="submit"]`).click();

/** Waits until the address has this path, without language prefix. */
export const arriveAt = async (guest: Guest, path: string): Promise<void> => {
  await guest.page.waitForURL((url) => url.pathname.replace(/^\/(kh|th|vi|es)(?=\/|$)/, '') === path);
  await alive(guest.page);
};

export async function signIn(guest: Guest, login: string, password: string, intent = 'password'): Promise<void> {
  await field(guest, 'login').fill(login);
  await field(guest, 'password').fill(password);
  await press(guest, intent);
}

export async function openSignIn(guest: Guest, login: string, password: string): Promise<void> {
  await guest.open('/auth/login');
  await signIn(guest, login, password);
}

/** Goes, and nothing was complained about. */
export async function leave({ visit }: Guest): Promise<void> {
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
}

/** Fills in and sends the form of the page that is open; ends where the link of the mail is waited for. */
export async function register(guest: Guest, email: string): Promise<void> {
  for (const [name, text] of [
    ['firstName', 'Sophea'],
    ['lastName', 'Chan'],
    ['email', email],
    ['password', MEMBER_PASSWORD],
    ['passwordConfirmation', MEMBER_PASSWORD],
  ] as const)
    await field(guest, name).fill(text);
  await press(guest, 'register');
  await arriveAt(guest, '/email/verify');
}

/** The path of the latest mail's link to `kind` for this address, as soon as it is there. */
export async function linkFor(mailbox: Mailbox, email: string, kind: string): Promise<string> {
  const wanted = new RegExp(`https?://[^\\s"<>]+?(/(?:\\w\\w/)?${kind}/[^\\s"<>)]+)`);
  const has = ({ to, text = '' }: Email) => to?.[0]?.address === email && wanted.test(text);
  await until(`a mail with ${kind} for ${email}`, () => Promise.resolve(mailbox.mails.some(has)));
  return wanted.exec(mailbox.mails.findLast(has)!.text!)![1]!;
}

/** Opens the link that was mailed: the page confirms by itself. */
export async function verify(guest: Guest, mailbox: Mailbox, email: string): Promise<void> {
  await guest.page.goto(new URL(await linkFor(mailbox, email, 'email/verify'), guest.home).href);
  await guest.page.getByText(guest.words('account.verify.done')).waitFor();
}

/** The dashboard lists this booking; what joins by an event comes a moment later. */
export async function hasOnDashboard(guest: Guest, pnr: string): Promise<void> {
  const card = guest.page.getByRole('link', { name: guest.words('account.card.details', { pnr }) });
  await until(`${pnr} stands on the dashboard`, async () => {
    await guest.open('/dashboard');
    return (await card.count()) > 0;
  });
  await card.click();
  await guest.page.getByRole('heading', { level: 1, name: new RegExp(pnr) }).waitFor();
  expect(new URL(guest.page.url()).pathname).toMatch(/\/dashboard\/\d+$/);
}
