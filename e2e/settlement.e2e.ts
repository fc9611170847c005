import { expect, test } from '@jest/globals';
import { stickingOut } from './harness/browser.js';
import { browser, onOwnSite, server } from './harness/own-site.js';
import { pairs } from './harness/pairs.js';
import { Staff } from './harness/staff.js';

// Statements need journeys that are over.
onOwnSite({ env: { PAST_DAYS: '45' } });

/** The state beside the title. */
const stands = ({ page, words }: Staff, state: string): Promise<void> =>
  page
    .locator('main span')
    .getByText(words(`admin.settlement.${state}`), { exact: true })
    .waitFor();

const isContent = async ({ visit, page }: Staff): Promise<void> => {
  expect(visit.complaints).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
};

test.each(
  pairs(['en', 1280, 'He paid the driver twice', 'Yes, he did'], ['km', 375, 'គាត់បានបង់ប្រាក់ពីរដង', 'បាទ ត្រឹមត្រូវ']),
)(
  'an operator questions a line and approves his statement; the platform answers, pays and finds it at the bank (%s, %i wide)',
  async (language, width, question, answer) => {
    const desk = { language, width };
    const operator = await Staff.signIn(browser, server.url, 'operator.admin@naga.example', desk);
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
    await page.getByLabel(words('admin.settlement.reason')).fill(question);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('admin.settlement.ask') })
      .click();
    await page.getByText(question).waitFor();
    await stands(operator, 'DISPUTED');

    const admin = await Staff.signIn(browser, server.url, 'admin@naga.example', desk);
    await admin.open(`${path}?disputed=yes`);
    await admin.page.getByRole('button', { name: words('admin.settlement.answer') }).click();
    await admin.page.getByLabel(words('admin.settlement.answer-field')).fill(answer);
    await admin.page.getByLabel(words('admin.settlement.granted')).fill('2.50');
    await admin.confirm('add');
    await admin.page
      .getByRole('dialog')
      .getByRole('button', { name: words('admin.settlement.answer'), exact: true })
      .click();
    await admin.page.getByText(answer).waitFor();

    await page.reload();
    await page.getByText(answer).waitFor();
    await page.getByRole('button', { name: words('admin.settlement.approve') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('admin.settlement.approve') })
      .click();
    await stands(operator, 'APPROVED');

    await admin.open(path);
    const reference = `ABA 4711 ${language}`;
    await admin.page.getByRole('button', { name: words('admin.settlement.pay') }).click();
    await admin.page.getByLabel(words('admin.settlement.pay-reference')).fill(reference);
    await admin.confirm('pay');
    await admin.page
      .getByRole('dialog')
      .getByRole('button', { name: words('admin.settlement.pay') })
      .click();
    await admin.page.getByText(reference, { exact: true }).waitFor();

    const second = await Staff.signIn(browser, server.url, 'country.admin@naga.example', desk);
    await second.open(path);
    await second.page.getByRole('button', { name: words('admin.settlement.reconcile') }).click();
    await second.page
      .getByRole('dialog')
      .getByRole('button', { name: words('admin.settlement.reconcile') })
      .click();
    await stands(second, 'RECONCILED');
    for (const staff of [operator, admin, second]) await isContent(staff);

    // On paper there is the statement with its lines, and nothing that is pressed or leads elsewhere.
    await operator.open(path);
    await stands(operator, 'RECONCILED');
    await page.getByText(answer).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(answer).isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    for (const { visit } of [operator, admin, second]) await visit.context.close();
  },
);
