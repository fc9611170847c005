import '../../../tools/typescript.mjs';

/** Stops what schema-setup.mjs started. */
export default async function tearDown() {
  const { default: stop } = await import('../../server-kit/src/testing/global-teardown.ts');
  await stop();
}
