import { afterEach, expect, jest, test } from '@jest/globals';
import { freePort } from './free-port.js';

afterEach(() => void jest.restoreAllMocks());

test('two who ask at once do not get the same port, though the same is drawn twice', async () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.5);
  const [first, second] = await Promise.all([freePort(), freePort()]);
  expect(first).not.toBe(second);
});
