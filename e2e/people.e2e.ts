import { describe, expect, test } from '@jest/globals';
import { becomes } from './harness/becomes.js';
import { alive } from './harness/guest.js';
import { PASSWORD, Staff } from './harness/staff.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';

onSharedSite();

const GIVEN = 'given by the boss 1';
const OWN = 'a river of my own 2';

describe('people are looked after in the back office', () => {
  test("an operator's admin adds an agent, who chooses his own password and begins at the search", async () => {
    const boss = await Staff.enter(browser, server.url, 'operator.admin@naga.example');
    const { page, words } = boss;
    await page.waitForURL('**/admin/search');
    await page.getByRole('link', { name: words('admin.menu.staff'), exact: true }).click();
    await page.getByRole('link', { name: words('admin.people.add-staff') }).click();
    await page.getByLabel(words('admin.person-form.first')).fill('Sokha');
    await page.getByLabel(words('admin.person-form.last')).fill('Prum');
    await page.getByLabel(words('admin.person-form.email'), { exact: true }).fill('sokha@naga.example');
    const role = page.getByRole('combobox', { name: words('admin.person-form.role') });
    await role.selectOption({ label: words('admin.role.5') });
    expect(await role.locator('option').allInnerTexts()).not.toContain(words('admin.role.1'));
    await page.getByRole('combobox', { name: words('admin.person-form.branch') }).selectOption({ index: 1 });
    await page.locator('input[name="password"]').fill(GIVEN);
    // A reload of the page loses nothing but the password.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText(words('admin.form.restored')).waitFor();
    await becomes(() => page.getByLabel(words('admin.person-form.first')).inputValue(), 'Sokha');
    await page.locator('input[name="password"]').fill(GIVEN);
    await page.getByRole('button', { name: words('admin.person-form.save'), exact: true }).click();
    await page.getByRole('heading', { name: 'Sokha Prum' }).waitFor();
    expect(page.url()).toMatch(/\/admin\/staff\/\d+$/);

    const agent = await Staff.arrive(browser, server.url);
    await agent.open('/login');
    await agent.say('sokha@naga.example', GIVEN);
    await agent.page.getByRole('heading', { name: words('admin.first-password.title') }).waitFor();
    await agent.open('/bookings');
    await agent.page.getByRole('heading', { name: words('admin.first-password.title') }).waitFor();
    await agent.open('/');
    await agent.page.getByLabel(words('admin.password.current')).fill(GIVEN);
    await agent.page.getByLabel(words('admin.password.next'), { exact: true }).fill(OWN);
    await agent.page.getByLabel(words('admin.password.again')).fill(OWN);
    await agent.page.getByRole('button', { name: words('admin.password.save') }).click();
    await agent.page.waitForURL('**/admin/search');
    await agent.page.locator('#main h1').waitFor();
    await agent.page.getByRole('button', { name: words('admin.menu.sign-out') }).click();
    await agent.page.waitForURL('**/admin/login');
    await agent.say('sokha@naga.example', OWN);
    await agent.page.waitForURL('**/admin/search');
    expect([...boss.visit.complaints, ...agent.visit.complaints]).toEqual([]);
    await Promise.all([boss.visit.context.close(), agent.visit.context.close()]);
  });

  test('a role made here gives no more than its author may do, on the screen and in the graph', async () => {
    const admin = await Staff.signIn(browser, server.url, 'admin@naga.example');
    const { page, words } = admin;
    const may = (permission: string) => page.getByLabel(words(`admin.permission.${permission}`), { exact: true });
    // Somebody who keeps people and roles, and sees bookings of a country.
    await admin.open('/roles/add?from=11');
    await page.getByLabel(words('admin.role-form.name')).fill('Keeper of roles');
    await page.getByLabel(words('admin.role-form.based-on')).selectOption({ label: words('admin.role.1') });
    await may('user.manage').waitFor();
    for (const select of await page.locator('form select[name^="may:"]').all()) await select.selectOption('');
    await may('user.manage').selectOption('all');
    await may('role.manage').selectOption('all');
    await may('booking.view').selectOption('country');
    await page.getByRole('button', { name: words('admin.role-form.save') }).click();
    await page.getByRole('heading', { name: 'Keeper of roles' }).waitFor();
    await admin.open('/users/add');
    await page.getByLabel(words('admin.person-form.first')).fill('Chan');
    await page.getByLabel(words('admin.person-form.last')).fill('Keeper');
    await page.getByLabel(words('admin.person-form.email'), { exact: true }).fill('keeper@naga.example');
    await page.getByRole('combobox', { name: words('admin.person-form.role') }).selectOption('Keeper of roles');
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.getByLabel(words('admin.person-form.first-password')).uncheck();
    await page.getByRole('button', { name: words('admin.person-form.save'), exact: true }).click();
    await page.getByRole('heading', { name: 'Chan Keeper' }).waitFor();

    const keeper = await Staff.signIn(browser, server.url, 'keeper@naga.example');
    await keeper.open('/roles/add?from=1');
    const view = keeper.page.getByLabel(words('admin.permission.booking.view'), { exact: true });
    await becomes(() => view.inputValue(), 'country');
    expect(await view.locator('option[disabled]').allInnerTexts()).toEqual([
      words('admin.role-form.above', { scope: words('admin.reach.all') }),
    ]);
    expect(await keeper.page.getByLabel(words('admin.permission.pricing.edit'), { exact: true }).isDisabled()).toBe(
      true,
    );
    // Who sends more than the screen offers is refused by the graph, at the permission.
    await keeper.page.route('**/graphql', (route) => {
      const body = route.request().postData() ?? '';
      const postData = body.includes('CreateRole') ? body.replace('"scope":"country"', '"scope":"all"') : body;
      return route.continue({ postData });
    });
    await keeper.page.getByLabel(words('admin.role-form.name')).fill('More than mine');
    await keeper.page.getByRole('button', { name: words('admin.role-form.save') }).click();
    await keeper.page.getByRole('link', { name: /booking\.view/ }).waitFor();
    await becomes(() => view.getAttribute('aria-invalid'), 'true');
    expect([...admin.visit.complaints, ...keeper.visit.complaints]).toEqual([]);
    await Promise.all([admin.visit.context.close(), keeper.visit.context.close()]);
  });

  test('who acts as somebody else is told so on every screen, and goes back', async () => {
    const admin = await Staff.signIn(browser, server.url, 'admin@naga.example');
    const { page, words } = admin;
    await admin.open('/users?text=branch.manager');
    await page.getByRole('link', { name: 'Bopha Heng' }).click();
    await page.getByRole('button', { name: words('admin.person-actions.act', { name: 'Bopha Heng' }) }).click();
    await page.waitForURL('**/admin/search');
    const bar = page.getByRole('complementary', { name: words('app.impersonation.label') });
    const said = words('app.impersonation.text', { by: 'Sophea Chan', name: 'Bopha Heng' });
    await bar.getByText(said).waitFor();
    for (const path of ['/bookings', '/staff', '/myaccount/security']) {
      await admin.open(path);
      await page.locator('#main h1').waitFor();
      await bar.getByText(said).waitFor();
    }
    await page.getByText(words('admin.account.in-person')).first().waitFor();
    expect(await page.locator('input[type="password"]').count()).toBe(0);
    await bar.getByRole('button', { name: words('app.impersonation.end') }).click();
    await page.waitForURL(/\/admin\/?$/);
    await page.getByRole('link', { name: words('admin.menu.users'), exact: true }).waitFor();
    await bar.waitFor({ state: 'detached' });
    expect(admin.visit.complaints).toEqual([]);
    await admin.visit.context.close();
  });

  test('a customer is acted for on the site, and the way back leads to one’s own start', async () => {
    const admin = await Staff.signIn(browser, server.url, 'admin@naga.example');
    const { page, words } = admin;
    await admin.open('/users?text=customer');
    await page.getByRole('link', { name: 'Ana Reyes' }).click();
    await page.getByRole('button', { name: words('admin.person-actions.act', { name: 'Ana Reyes' }) }).click();
    await page.waitForURL('**/dashboard*');
    const bar = page.getByRole('complementary', { name: words('app.impersonation.label') });
    await bar.getByText(words('app.impersonation.text', { by: 'Sophea Chan', name: 'Ana Reyes' })).waitFor();
    await alive(page);
    await bar.getByRole('button', { name: words('app.impersonation.end') }).click();
    await page.waitForURL(/\/admin\/?$/);
    await page.getByRole('link', { name: words('admin.menu.users'), exact: true }).waitFor();
    expect(admin.visit.complaints).toEqual([]);
    await admin.visit.context.close();
  });
});
