import '../../../tools/typescript.mjs';

/** jest cannot load TypeScript with our imports outside of tests, so that is done here. */
export default async function setUp() {
  const { default: start } = await import('../../server-kit/src/testing/global-setup.ts');
  await start();
}
