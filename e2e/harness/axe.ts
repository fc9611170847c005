import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NodeResult } from 'axe-core';
import type { Page } from 'playwright-core';

/** Less than half as long as what the package's main file is; it travels into every page that is opened. */
const PROGRAM = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every rule that runs by default and whose findings are serious or critical, in the page itself: a rule has one impact,
 * and those of the others would be dropped. Of what it answers only the findings leave the page: what is right is told
 * at such length that carrying it took a third of axe's time.
 */
const run = (
  leftOut: readonly string[],
): string => `axe.run(${JSON.stringify({ exclude: leftOut.map((part) => [part]) })}, {
  resultTypes: ['violations'],
  rules: Object.fromEntries(
    axe._audit.rules.filter(({ impact }) => !/serious|critical/.test(impact)).map(({ id }) => [id, { enabled: false }]),
  ),
}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), failureSummary }))))`;

/** What is alike on every screen of a place, and half of what there is to look at: a page that is walked shows it once. */
const ALIKE = ['[data-tour="menu"]', 'body footer'];
const shown = new WeakSet<Page>();

/** A button that waits for its answer spins until it has it. */
const REST_LIMIT_MS = 20_000;
/** What changes its colour has it: a transition begins with the old one, and of a millisecond it still waits for a frame. */
const AT_REST = `Promise.race([
  Promise.allSettled(document.getAnimations()
    .filter(({ playState }) => playState === 'running').map(({ finished }) => finished)).then(() => []),
  new Promise((end) => setTimeout(() => end(document.getAnimations().filter(({ playState }) => playState === 'running')
    .map(({ animationName, effect }) => (animationName ?? 'a transition') + ' of ' +
      (effect.target.closest('button, [role]') ?? effect.target).outerHTML.slice(0, 200))), ${REST_LIMIT_MS})),
])`;

/** One element that breaks a rule. */
interface Finding extends Pick<NodeResult, 'failureSummary'> {
  readonly id: string;
  readonly target: string;
}

/** Serious and critical findings of axe on what is shown now, each as one readable line. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // No script runs in a mail that is shown in a sandbox, axe would wait for it for ever.
  await page.evaluate(`document.querySelectorAll('iframe[sandbox]').forEach((frame) => frame.remove())`);
  // A page that is walked from screen to screen keeps it.
  for (const frame of page.frames()) if (await frame.evaluate(`!('axe' in window)`)) await frame.evaluate(PROGRAM);
  const moving = await page.evaluate<string[]>(AT_REST);
  if (moving.length > 0)
    throw new Error(`not at rest after ${REST_LIMIT_MS} ms, wait for its end first: ${moving.join('; ')}`);
  const alike = shown.has(page)
    ? await page.evaluate<string[]>(`${JSON.stringify(ALIKE)}.filter((part) => document.querySelector(part))`)
    : [];
  shown.add(page);
  const findings = await page.evaluate<Finding[]>(run(alike));
  return findings.map(
    ({ id, target, failureSummary }) => `${id}: ${target} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
  );
}
