import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { seriousFindings } from './harness/axe.js';
import { RestClient, tomorrow } from './harness/rest-client.js';
import { Staff } from './harness/staff.js';
import { until } from './harness/until.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';

onSharedSite();

const HOME = ['', 'admin.home.title'] as const;
const SEARCH = ['/search', 'admin.search.title'] as const;
const CARGO = ['/cargo-bookings', 'admin.cargo.title'] as const;

describe('everybody of the staff begins where his role does', () => {
  test.each([
    ['admin', ...HOME],
    ['country.admin', ...HOME],
    ['support', ...HOME],
    ['operator.admin', ...SEARCH],
    ['branch.manager', ...SEARCH],
    ['operator.agent', ...SEARCH],
    ['operator.finance', ...SEARCH],
    ['agency.owner', ...SEARCH],
    ['agency.staff', ...SEARCH],
    ['cargo.agent', ...CARGO],
  ])('%s at /admin%s, which shows no error', async (name, path, title) => {
    const staff = await Staff.enter(browser, server.url, `${name}@naga.example`);
    const { page, words, visit } = staff;
    await page.getByRole('heading', { level: 1, name: words(title) }).waitFor();
    await visit.quiet();
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(`/admin${path}`);
    expect(await page.getByText(words('ui.permission.title')).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});

describe('staff search', () => {
  test('with the keyboard alone: places, day, list, one journey with its seats, and back', async () => {
    const { page, words, visit } = await Staff.enter(browser, server.url, 'agency.owner@naga.example');
    for (const [field, typed, name] of [
      ['admin.search.from', 'phnom', 'Phnom Penh'],
      ['admin.search.to', 'សៀមរាប', 'Siem Reap'],
    ] as const) {
      await page.getByRole('combobox', { name: words(field) }).focus();
      await page.keyboard.type(typed);
      // Chosen by itself is the best answer to the whole text; what the first letters found stands there before.
      await page.locator('[role="option"][aria-selected="true"]').filter({ hasText: name }).waitFor();
      await page.keyboard.press('Enter');
    }
    await page.getByLabel(words('admin.search.date')).fill(tomorrow());
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/search?from=phnom-penh&to=siem-reap&date=${tomorrow()}`);
    const open = page.locator('tbody tr').filter({ hasText: words('admin.search.on-sale') });
    await open.first().focus();
    const list = page.url();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search-one?**');
    await page
      .getByRole('img', { name: /^Row 1, seat/ })
      .first()
      .waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await page.getByRole('link', { name: words('admin.journey.back') }).click();
    await page.waitForURL(list);
    await open.first().waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test("an operator's own people find what their operator runs, others everything", async () => {
    const counts = await Promise.all(
      ['operator.agent', 'agency.staff'].map(async (name) => {
        const { page, words, visit, home } = await Staff.signIn(browser, server.url, `${name}@naga.example`);
        await page.goto(`${home}/search?from=phnom-penh&to=siem-reap&date=${tomorrow()}`);
        await page
          .locator('tbody tr')
          .filter({ hasText: words('admin.search.on-sale') })
          .first()
          .waitFor();
        const operators = new Set(await page.locator('tbody tr td:nth-child(4)').allInnerTexts());
        await visit.context.close();
        return operators.size;
      }),
    );
    expect(counts[0]).toBe(1);
    expect(counts[1]).toBeGreaterThan(3);
  });
});

describe('the audit', () => {
  test('shows what was just changed: who, from where, and the difference; names lead to all that somebody did', async () => {
    const client = new RestClient(server.url);
    const email = 'operator.agent@naga.example';
    const { body } = await client.call<{ token: string }>('POST', '/api/login', { email, password: 'naga-demo-2026' });
    const auth = { authorization: `Bearer ${body.token}` };
    const profile = { stop_email_notification: true };
    expect((await client.call('PATCH', '/api/settings/profile', profile, auth)).status).toBe(200);

    const { page, words, visit, home } = await Staff.signIn(browser, server.url, 'admin@naga.example');
    await page.goto(`${home}/audit?entity=Account&action=UPDATE`);
    const entry = page
      .getByRole('list', { name: words('admin.audit.title') })
      .locator('> li')
      .filter({ hasText: words('admin.field.stopEmailNotification') })
      .first();
    await entry.waitFor();
    const said = await entry.innerText();
    expect(said).toMatch(/no\s*→\s*is now\s*yes/);
    expect(said).toContain(`(${words('admin.role.5')})`);
    expect(said).toContain('127.0.0.1');

    // Everything he did is a press away.
    const name = entry.locator('p a').first();
    const who = await name.innerText();
    await name.click();
    await page.waitForURL(/\/audit\?actor=\d+$/);
    const entries = page.getByRole('list', { name: words('admin.audit.title') }).locator('> li');
    await until('what he did is shown, and nothing else', async () => {
      const texts = await entries.allInnerTexts();
      return texts.length > 0 && texts.every((text) => text.includes(who));
    });
    expect(await seriousFindings(page)).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words('admin.list.csv') }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(
      `${words('admin.field.stopEmailNotification')}: ${words('admin.change.no')} → ${words('admin.change.yes')}`,
    );
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('goes on to what is older, and the way back is the browser’s own', async () => {
    const { page, words, visit, home } = await Staff.signIn(browser, server.url, 'admin@naga.example');
    await page.goto(`${home}/audit`);
    const shown = () =>
      page
        .getByRole('list', { name: words('admin.audit.title') })
        .locator('> li')
        .allInnerTexts();
    await page.getByRole('link', { name: words('admin.list.next-page') }).waitFor();
    const [newest = ''] = await shown();
    await page.getByRole('link', { name: words('admin.list.next-page') }).click();
    await page.waitForURL('**/audit?before=*');
    await until('older entries are shown', async () => {
      const texts = await shown();
      return texts.length > 0 && !texts.includes(newest);
    });
    await page.goBack();
    // What is written meanwhile stands above it.
    await until('the newest are shown again', async () => (await shown()).includes(newest));
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('is refused to who may not see it, and the right is named', async () => {
    const { page, visit, home } = await Staff.signIn(browser, server.url, 'agency.staff@naga.example');
    for (const [path, permission] of [
      ['/audit', 'audit.view'],
      ['/api-accounts', 'apikey.manage'],
      ['/developer-requests', 'developer.approve'],
      ['/cargo-bookings', 'cargo.view'],
    ] as const) {
      await page.goto(home + path);
      await page.getByText(`“${permission}”`).waitFor();
    }
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});
