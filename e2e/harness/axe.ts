import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Serious and critical findings of axe on what is shown now, each as one readable line. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // No script runs in a mail that is shown in a sandbox, axe would wait for it for ever.
  await page.evaluate(`document.querySelectorAll('iframe[sandbox]').forEach((frame) => frame.remove())`);
  // A quarter of the time: what is found is put together in the page itself, and what is right is only counted.
  const builder = new AxeBuilder({ page: page as never }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim() ?? ''})`),
    );
}
