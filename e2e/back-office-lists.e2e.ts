import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { seriousFindings } from './harness/axe.js';
import { becomes } from './harness/becomes.js';
import { isFocusSeen, tabToThis } from './harness/keyboard.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { Staff } from './harness/staff.js';

onSharedSite();

const PATH = '/operator-branches';
const HEADINGS = 'id,name,operatorId,address,contactPhone';

/** Lines of branches, each with what is wrong with it: the heading, and the words that say how to mend it. */
const BAD = [
  [',,1,,', 'name', 'required'],
  [`,${'Long '.repeat(30)},1,,`, 'name', 'too-long'],
  [',Bad \uFFFD letters,1,,', 'name', 'form'],
  [',Nobody’s office,Nobody Lines,,', 'operatorId', 'unknown'],
  [',No operator,,,', 'operatorId', 'required'],
  [',Operator of no number,999999999,,', 'operatorId', 'unknown'],
  [`,Far away,1,${'Street '.repeat(50)},`, 'address', 'too-long'],
  [',Call me,1,,call me', 'contactPhone', 'form'],
  [`,Many digits,1,,${'1'.repeat(41)}`, 'contactPhone', 'too-long'],
  [',Words for a number,1,,=HYPERLINK(A1)', 'contactPhone', 'form'],
] as const;

const good = (word: string): readonly string[] => [
  `,"${word} one, ""north""",1,"Street 1, Kampot",+855 23 900 101`,
  `,${word} two ខ្មែរ,1,'=not a formula,`,
  `,${word} three,1,,023 900 103`,
];
/** Four bad lines before the good ones and six behind. */
const mixed = (word: string): string[] => {
  const lines = BAD.map(([line]) => line);
  return [HEADINGS, ...lines.slice(0, 4), ...good(word), ...lines.slice(4)];
};
const LINES_OF_BAD = [2, 3, 4, 5, 9, 10, 11, 12, 13, 14];

/** A press by the keyboard alone: it is reached, its focus is seen, and Enter does it. */
async function pressed(staff: Staff, button: Locator, back = false): Promise<void> {
  const { page } = staff;
  await tabToThis(page, button, back ? 'Shift+Tab' : 'Tab');
  expect(await isFocusSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
}

async function rehearsed(staff: Staff, lines: readonly string[]): Promise<void> {
  const { page, words } = staff;
  const buffer = Buffer.from(`\uFEFF${lines.join('\r\n')}`);
  const field = page.getByLabel(words('admin.import.file'));
  // Where the browser's own dialog leaves him.
  await field.focus();
  await field.setInputFiles({ name: 'branches.csv', mimeType: 'text/csv', buffer });
  await pressed(staff, page.getByRole('button', { name: words('admin.import.rehearse') }));
}

const counted = (staff: Staff, id: string, count: number): Promise<void> =>
  staff.page.getByText(staff.words(id, { count, shown: String(count) }), { exact: true }).waitFor();

test('a file with ten bad lines is told line by line, applied once it is mended, and undone', async () => {
  const staff = await Staff.signIn(browser, server.url, 'admin@naga.example');
  const { page, words, visit } = staff;
  const button = (id: string) => page.getByRole('button', { name: words(id), exact: true });
  await staff.open(`${PATH}/import`);
  await rehearsed(staff, mixed('Mended office'));
  await counted(staff, 'admin.import.wrong', BAD.length);
  await counted(staff, 'admin.import.created', 3);
  const rows = (await page.locator('tbody tr').allInnerTexts()).map((text) =>
    text.split('\t').map((cell) => cell.trim()),
  );
  // What is wrong stands before what is not.
  expect(rows.slice(0, BAD.length)).toEqual(
    BAD.map(([, column, problem], at) => [
      String(LINES_OF_BAD[at]),
      words('admin.import.wrong-line'),
      words('admin.import.problem', { column, text: words(`admin.problem.${problem}`) }),
    ]),
  );
  expect(await seriousFindings(page)).toEqual([]);
  // Nothing of it is applied while a line is wrong.
  expect(await button('admin.import.apply').count()).toBe(0);

  await pressed(staff, button('admin.import.another'));
  await rehearsed(staff, [HEADINGS, ...good('Mended office')]);
  await counted(staff, 'admin.import.created', 3);
  await pressed(staff, button('admin.import.apply'));
  await page.getByText(words('admin.import.applied')).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const other = await Staff.signIn(browser, server.url, 'admin@naga.example');
  await other.open(`${PATH}?text=Mended+office`);
  const made = other.page.locator('tbody tr').filter({ hasText: 'Mended office' });
  await becomes(() => made.count(), 3);
  expect(await made.filter({ hasText: 'Mended office one, "north"' }).innerText()).toContain('Street 1, Kampot');
  expect(await made.filter({ hasText: 'ខ្មែរ' }).innerText()).toContain('=not a formula');

  await pressed(staff, button('admin.import.undo'));
  await page.getByText(words('admin.import.undone')).waitFor();
  await staff.open(`${PATH}?text=Mended+office`);
  await page.getByText(words('admin.noun.total', { count: 0, shown: '0' }), { exact: true }).waitFor();
  expect([...visit.complaints, ...other.visit.complaints]).toEqual([]);
  await Promise.all([visit.context.close(), other.visit.context.close()]);
});

test('several are switched off at once, told how many, and an undo brings them back', async () => {
  const staff = await Staff.signIn(browser, server.url, 'admin@naga.example', { language: 'km' });
  const { page, words, visit } = staff;
  await staff.open(`${PATH}/import`);
  await rehearsed(staff, [HEADINGS, ...good('Bulk office')]);
  await pressed(staff, page.getByRole('button', { name: words('admin.import.apply'), exact: true }));
  await page.getByText(words('admin.import.applied')).waitFor();

  await staff.open(`${PATH}?text=Bulk+office`);
  const rows = page.locator('tbody tr');
  await becomes(() => rows.count(), 3);
  const [on, off] = [words('admin.active.yes'), words('admin.active.no')];
  const states = async () =>
    (await rows.allInnerTexts()).map((text) => [on, off].find((state) => text.includes(state)));
  expect(await states()).toEqual([on, on, on]);
  // j goes from row to row, x selects.
  for (let row = 0; row < 3; row++) {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
  }
  const bar = page.getByRole('group', { name: words('admin.bulk.bar') });
  await bar.getByText(words('admin.bulk.chosen', { count: 3, shown: '3' })).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await pressed(staff, bar.getByRole('button', { name: words('admin.noun.switch-off'), exact: true }), true);
  const report = page.getByText(words('admin.bulk.done', { count: 3, shown: '3' }));
  await report.waitFor();
  await becomes(states, [off, off, off]);
  expect(await seriousFindings(page)).toEqual([]);
  await pressed(staff, page.getByRole('button', { name: words('admin.undo.undo'), exact: true }));
  await page.getByText(words('admin.undo.undone')).waitFor();
  await becomes(states, [on, on, on]);
  // What the server keeps, not only what the page shows.
  await page.reload();
  await becomes(states, [on, on, on]);
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('a page of many rows draws those in sight, and the keyboard goes through all of them', async () => {
  const staff = await Staff.signIn(browser, server.url, 'admin@naga.example');
  const { page, words, visit } = staff;
  await staff.open('/stops');
  await page.getByLabel(words('ui.table.size')).selectOption('200');
  const rows = page.locator('tbody tr[data-row]');
  const table = page.getByRole('table');
  await becomes(async () => Number(await table.getAttribute('aria-rowcount')) > 150, true);
  expect(await rows.count()).toBeLessThan(125);
  // The row with the focus is in sight, and not under the head.
  const isInSight = `(() => {
    const { top, bottom } = document.activeElement.getBoundingClientRect();
    const head = document.querySelector('thead').getBoundingClientRect().bottom;
    return document.activeElement.matches('tr[data-row]') && top >= head - 1 && bottom <= innerHeight;
  })()`;
  for (let step = 0; step < 130; step++) await page.keyboard.press('j');
  const focused = page.locator('tr:focus');
  expect(await focused.getAttribute('aria-rowindex')).toBe('131');
  expect(await page.evaluate(isInSight)).toBe(true);
  await page.keyboard.press('x');
  await becomes(() => focused.getAttribute('data-selected'), 'true');
  // However far one scrolls meanwhile, the keyboard goes on where it was.
  await page.evaluate(`document.activeElement.closest('.mantine-ScrollArea-viewport').scrollTo(0, 0)`);
  await page.locator('tr[aria-rowindex="2"]').waitFor();
  await page.keyboard.press('k');
  expect(await focused.getAttribute('aria-rowindex')).toBe('130');
  expect(await page.evaluate(isInSight)).toBe(true);
  expect(await isFocusSeen(page)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});
