import { expect, test } from '@jest/globals';
import { browser, onOwnSite, server } from './harness/own-site.js';
import { Staff } from './harness/staff.js';

// Statements need journeys that are over.
onOwnSite({ env: { PAST_DAYS: '45' } });

/** The state beside the title. */
const stands = ({ page, words }: Staff, state: string): Promise<void> =>
  page
    .locator('main span')
    .getByText(words(`admin.settlement.${state}`), { exact: true })
    .waitFor();

test('an operator questions a line and approves his statement; the platform answers, pays and finds it at the bank', async () => {
  const operator = await Staff.signIn(browser, server.url, 'operator.admin@naga.example');
  const { page, words } = operator;
  await operator.open('/settlements?state=CLOSED');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.waitForURL(/settlements\/\d+/);
  const path = new URL(page.url()).pathname.replace(/^\/admin/, '');

  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: words('admin.settlement.ask') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('admin.settlement.ask') })
    .click();
  await page.getByText(words('admin.settlement.required')).waitFor();
  await page.getByLabel(words('admin.settlement.reason')).fill('He paid the driver twice');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('admin.settlement.ask') })
    .click();
  await page.getByText('He paid the driver twice').waitFor();
  await stands(operator, 'DISPUTED');

  const admin = await Staff.signIn(browser, server.url, 'admin@naga.example', { language: 'km', width: 375 });
  await admin.open(`${path}?disputed=yes`);
  await admin.page.getByRole('button', { name: admin.words('admin.settlement.answer') }).click();
  await admin.page.getByLabel(admin.words('admin.settlement.answer-field')).fill('បាទ ត្រឹមត្រូវ');
  await admin.page.getByLabel(admin.words('admin.settlement.granted')).fill('2.50');
  await admin.page
    .getByRole('dialog')
    .getByRole('button', { name: admin.words('admin.settlement.answer'), exact: true })
    .click();
  await admin.page.getByText('បាទ ត្រឹមត្រូវ').waitFor();

  await page.reload();
  await page.getByText('បាទ ត្រឹមត្រូវ').waitFor();
  await page.getByRole('button', { name: words('admin.settlement.approve') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('admin.settlement.approve') })
    .click();
  await stands(operator, 'APPROVED');

  await admin.open(path);
  await admin.page.getByRole('button', { name: admin.words('admin.settlement.pay') }).click();
  await admin.page.getByLabel(admin.words('admin.settlement.pay-reference')).fill('ABA 4711');
  await admin.page
    .getByRole('dialog')
    .getByRole('button', { name: admin.words('admin.settlement.pay') })
    .click();
  await admin.page.getByText('ABA 4711').waitFor();

  const second = await Staff.signIn(browser, server.url, 'country.admin@naga.example');
  await second.open(path);
  await second.page.getByRole('button', { name: words('admin.settlement.reconcile') }).click();
  await second.page
    .getByRole('dialog')
    .getByRole('button', { name: words('admin.settlement.reconcile') })
    .click();
  await stands(second, 'RECONCILED');
  for (const staff of [operator, admin, second]) {
    expect(staff.visit.complaints).toEqual([]);
    await staff.visit.context.close();
  }
});
