import { expect, test } from '@jest/globals';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { showScreen, someone } from '../../../test/show-screen.js';
import { Loaded } from './Loaded.js';

const words = {
  failed: { id: 'admin.failed', defaultMessage: 'It could not be loaded' },
  unknown: { id: 'admin.unknown', defaultMessage: 'There is none' },
  unknownText: { id: 'admin.unknown-text', defaultMessage: 'Look again' },
};
const failed = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }], data: null });
const show = (code: string) => {
  const result = { error: failed(code), refetch: () => Promise.resolve() };
  const element = (
    <Loaded result={result} pick={() => null} words={words}>
      {() => null}
    </Loaded>
  );
  return showScreen([{ path: '/', element }], '/', someone({}), {});
};

test('what somebody may not open is told as that: asking again would not help', async () => {
  show('FORBIDDEN');
  expect(await screen.findByRole('heading', { name: 'This is not yours to open' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('what failed can be asked for again', async () => {
  show('INTERNAL_SERVER_ERROR');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
