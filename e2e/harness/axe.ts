import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Less than half as long as what the package's main file is; it travels into every page that is opened. */
const PROGRAM = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every rule that runs by default and whose findings are serious or critical, in the page itself: a rule has one impact,
 * and those of the others would be dropped. What is right is only counted.
 */
const RUN = `axe.run(document, {
  resultTypes: ['violations'],
  rules: Object.fromEntries(
    axe._audit.rules.filter(({ impact }) => !/serious|critical/.test(impact)).map(({ id }) => [id, { enabled: false }]),
  ),
})`;

/** Serious and critical findings of axe on what is shown now, each as one readable line. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // No script runs in a mail that is shown in a sandbox, axe would wait for it for ever.
  await page.evaluate(`document.querySelectorAll('iframe[sandbox]').forEach((frame) => frame.remove())`);
  // A page that is walked from screen to screen keeps it.
  for (const frame of page.frames()) if (await frame.evaluate(`!('axe' in window)`)) await frame.evaluate(PROGRAM);
  const { violations } = await page.evaluate<AxeResults>(RUN);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim() ?? ''})`),
  );
}
