import '../../tools/typescript.mjs';

/** Removes what setup.mjs made for this run. */
export default async function tearDown() {
  const { removeMarket } = await import('./market.ts');
  removeMarket();
}
