import '../../tools/typescript.mjs';

/** Before the first test file there is a browser, whole, and a market. jest cannot load our TypeScript here itself. */
export default async function setUp() {
  const { unpackChromium } = await import('./chromium.ts');
  const { loadMarket } = await import('./market.ts');
  unpackChromium();
  await loadMarket();
}
