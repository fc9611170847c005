import type { Locator, Page, PageScreenshotOptions } from 'playwright-core';

/** The menu of the back office and a day of journeys come to more than a hundred. */
const MOST_STOPS = 200;

/** Presses Tab until what has the focus is such an element; every stop on the way there is told. */
export async function tabTo(
  page: Page,
  selector: string,
  atStop: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    await atStop();
    if (await page.evaluate<boolean>(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
  }
  throw new Error(`${MOST_STOPS} stops, and none is ${selector}`);
}

/** The same for an element that is known by what it is called, forwards or back. */
export async function tabToThis(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await wanted.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press(key);
    if ((await wanted.and(page.locator(':focus')).count()) === 1) return;
  }
  throw new Error(`${MOST_STOPS} stops, and none is ${String(wanted)}`);
}

const AROUND = 8;

/** Chromium never draws a frame that it was asked for, once in thousands; asked again, it does. */
const FRAME_MS = 20_000;

async function picture(page: Page, clip: PageScreenshotOptions['clip']): Promise<Buffer> {
  const asked = { clip, animations: 'disabled', caret: 'hide' } as const;
  return page.screenshot({ ...asked, timeout: FRAME_MS }).catch(() => page.screenshot(asked));
}

/** Whether one sees which element has the focus: its surroundings look different without it. */
export async function isFocusSeen(page: Page): Promise<boolean> {
  // A control that is only there for screen readers shows its focus on the label around it.
  const box: { x: number; y: number; width: number; height: number } = await page.evaluate(`(() => {
    const shown = document.activeElement.closest('label') ?? document.activeElement;
    shown.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { x, y, width, height };
  })()`);
  const clip = {
    x: Math.max(0, box.x - AROUND),
    y: Math.max(0, box.y - AROUND),
    width: box.width + 2 * AROUND,
    height: box.height + 2 * AROUND,
  };
  const withFocus = await picture(page, clip);
  await page.evaluate('window.lastFocused = document.activeElement; window.lastFocused.blur()');
  const without = await picture(page, clip);
  await page.evaluate('window.lastFocused.focus({ preventScroll: true, focusVisible: true })');
  return !withFocus.equals(without);
}
