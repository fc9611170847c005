/**
 * `@jest/globals` for tests that Node itself loads. A module is loaded once in a worker and each test file has its own
 * `test` and `expect`, so these bindings move on: who imports them always sees those of the file that runs.
 */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export function moveOn(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
