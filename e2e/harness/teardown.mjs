import '../../tools/typescript.mjs';

/** Stops what is shared, and removes what setup.mjs made for this run. */
export default async function tearDown() {
  const { removeMarket } = await import('./market.ts');
  const { closeKeeper } = await import('./keeper.ts');
  removeMarket();
  await closeKeeper();
}
