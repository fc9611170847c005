import '../../tools/typescript.mjs';

/** Before the first test file there is a browser, whole. jest cannot load our TypeScript here itself. */
export default async function setUp() {
  const { unpackChromium } = await import('./chromium.ts');
  unpackChromium();
}
