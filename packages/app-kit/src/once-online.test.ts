import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { onceOnline } from './once-online.js';

const onLine = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => void onLine.mockReturnValue(false));
afterEach(() => void onLine.mockReset());

test('with network nothing waits', async () => {
  onLine.mockReturnValue(true);
  await expect(onceOnline(new AbortController().signal)).resolves.toBeUndefined();
});

test('without network a step waits until it is back', async () => {
  const goesOn = jest.fn();
  const step = onceOnline(new AbortController().signal).then(goesOn);
  await Promise.resolve();
  expect(goesOn).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await step;
  expect(goesOn).toHaveBeenCalled();
});

test('a step that is given up waits no longer', async () => {
  const controller = new AbortController();
  const step = onceOnline(controller.signal);
  controller.abort(new Error('another way'));
  await expect(step).rejects.toThrow('another way');
});
