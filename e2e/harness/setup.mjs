import '../../tools/typescript.mjs';

/** Before the first test file there is a browser, whole, a market and a keeper. jest cannot load our TypeScript itself. */
export default async function setUp() {
  const { unpackChromium } = await import('./chromium.ts');
  const { loadMarket } = await import('./market.ts');
  const { openKeeper } = await import('./keeper.ts');
  unpackChromium();
  await loadMarket();
  await openKeeper();
}
