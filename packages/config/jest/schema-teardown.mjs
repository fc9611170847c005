/** Stops what schema-setup.mjs started. */
export default async function tearDown() {
  await globalThis.stopSchemaDatabase?.();
}
