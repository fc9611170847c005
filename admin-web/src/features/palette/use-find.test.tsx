import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { showScreen, someone } from '../../../test/show-screen.js';
import type { Source } from './palette-item.js';
import { useFind } from './use-find.js';

const records = jest.fn<Source>(() => new Promise(() => undefined));

function Finding() {
  const [text, setText] = useState('');
  const { state } = useFind(text, records);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <output>{state}</output>
    </>
  );
}

test('a question nobody waits for any more is ended; one letter asks nothing', async () => {
  const { unmount } = showScreen([{ path: '/', element: <Finding /> }], '/', someone({}), {});
  const input = screen.getByRole('textbox');
  await userEvent.type(input, 'k');
  expect(screen.getByRole('status')).toHaveTextContent('nothing-asked');
  await userEvent.type(input, 'a');
  await waitFor(() => expect(records).toHaveBeenCalledTimes(1));
  const [text, signal] = records.mock.calls[0]!;
  expect([text, signal.aborted]).toEqual(['ka', false]);
  await userEvent.type(input, 'm');
  expect(signal.aborted).toBe(true);
  await waitFor(() => expect(records).toHaveBeenCalledTimes(2));
  expect(records.mock.calls[1]![1].aborted).toBe(false);
  unmount();
  expect(records.mock.calls[1]![1].aborted).toBe(true);
});
