import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { showScreen, someone } from '../../../test/show-screen.js';
import InboxRoute from './InboxRoute.js';

const operator = (id: string, name: string, language: string) => ({
  __typename: 'Operator',
  id,
  name,
  countryCode: 'KH',
  language,
});

function show(me: ReturnType<typeof someone>) {
  const operators = [operator('7', 'Mekong Ibis', 'en'), operator('8', 'Sea Breeze', 'th')];
  return showScreen([{ path: '/inbox', element: <InboxRoute /> }], '/inbox', me, {
    Messages: () => ({ messages: { __typename: 'MessagePage', total: 0, rows: [] } }),
    OperatorChoices: () => ({ operators }),
    OperatorLanguages: () => ({ operators }),
    SetOperatorLanguage: ({ operatorId, language }) => {
      const at = operators.findIndex(({ id }) => id === operatorId);
      operators[at] = { ...operators[at]!, language: language as string };
      return { setOperatorLanguage: language as string };
    },
  });
}
const RIGHTS = { 'notification.send': 'operator', 'catalogue.edit': 'operator' };
const languageOf = (name: string) => screen.findByLabelText(`Messages to ${name} are written in`);

test('an operator says in which language it is written to', async () => {
  const { container, sent } = show(someone(RIGHTS, { operatorId: '7', roleId: 4 }));
  expect(await languageOf('Mekong Ibis')).toHaveValue('en');
  expect(screen.queryByLabelText('Operator')).toBeNull();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.selectOptions(await languageOf('Mekong Ibis'), 'ភាសាខ្មែរ');
  expect(await screen.findByText('Messages to Mekong Ibis are written in ភាសាខ្មែរ from now on.')).toBeVisible();
  expect(sent('SetOperatorLanguage')).toEqual({ operatorId: '7', language: 'km' });
  await waitFor(async () => expect(await languageOf('Mekong Ibis')).toHaveValue('km'));
});

test('who looks after several chooses among them', async () => {
  show(someone({ 'notification.send': 'all', 'catalogue.edit': 'all' }));
  await userEvent.selectOptions(await screen.findByLabelText('Operator'), 'Sea Breeze');
  expect(await languageOf('Sea Breeze')).toHaveValue('th');
});

test('who looks after none is not asked', async () => {
  const { asked } = show(someone({ 'notification.send': 'all' }));
  expect(await screen.findByText('No message has been written yet')).toBeVisible();
  expect(asked.map(({ name }) => name)).not.toContain('OperatorLanguages');
});
