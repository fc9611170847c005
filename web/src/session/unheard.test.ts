import { describe, expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROUTES = fileURLToPath(new URL('../routes', import.meta.url));
const sources = globSync('**/*.{ts,tsx}', { cwd: ROUTES }).filter((name) => !/\.(test|generated)\.tsx?$/.test(name));
const textOf = (name: string): string => readFileSync(join(ROUTES, name), 'utf8');
const pages = sources.filter((name) => /^export (const|async function) action\b/m.test(textOf(name)));

/** Nothing stands on them that an error page would take away. */
const WITHOUT_A_PAGE = ['logout/logout.ts'];

describe('a press that nobody answers leaves the page as it stands', () => {
  test.each(pages.filter((name) => !WITHOUT_A_PAGE.includes(name)))('%s', (name) => {
    expect(textOf(name)).toMatch(/^export const clientAction = \(args: [\w.]+\) => orUnheard\(args\);$/m);
  });

  test.each(pages.filter((name) => !WITHOUT_A_PAGE.includes(name)))('and says so: %s', (name) => {
    const beside = sources.filter((other) => dirname(other) === dirname(name)).map(textOf);
    // The countdown of a hold and the forms of accounts say it themselves; seats are held without the page's action.
    expect(beside.join('')).toMatch(/<(UnheardNotice|AccountForm|BookingHold|HoldFrame|CheckoutFrame)\b/);
  });
});
