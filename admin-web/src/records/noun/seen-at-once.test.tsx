import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { GraphQLError } from 'graphql';
import { KAMPOT as BRANCH } from '../../../test/kampot-branch.js';
import { answers as operators } from '../../../test/operator-choices.js';
import { badInput, refused, showScreen, someone } from '../../../test/show-screen.js';
import branch from '../../nouns/branch.js';
import { EditNoun } from './NounForm.js';
import { NounList } from './NounList.js';
import { NounPage } from './NounPage.js';

const KAMPOT = { ...BRANCH, locationId: '3', location: { __typename: 'RecordName', name: 'Kampot' } };
const SAVED = { ...KAMPOT, version: 3, name: 'Kampot pier' };

afterEach(() => sessionStorage.clear());

/** The form of the branch, renamed and sent; the graph answers when it is told to. */
async function renamed() {
  let answer: (said: unknown) => void = () => undefined;
  let record: object = KAMPOT;
  const screenOf = showScreen(
    [
      { path: '/operator-branches', element: <NounList noun={branch} /> },
      { path: '/operator-branches/:recordId', element: <NounPage noun={branch} /> },
      { path: '/operator-branches/:recordId/edit', element: <EditNoun noun={branch} /> },
    ],
    '/operator-branches/7/edit',
    someone({ 'catalogue.edit': 'all' }),
    {
      ...operators,
      BranchRecords: () => ({ page: { total: 1, next: null, rows: [record] } }),
      BranchRecord: () => ({ record }),
      BranchBulk: () => ({ report: null }),
      RecordChanges: () => ({ recordChanges: [] }),
      UpdateBranch: () => new Promise((resolve) => (answer = resolve)) as never,
    },
  );
  const name = await screen.findByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Kampot pier');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return {
    ...screenOf,
    /** What is saved from now on, whoever saved it. */
    hold: (row: object) => void (record = row),
    answered: (said: unknown) => act(async () => answer(said)),
  };
}
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const nameField = () => screen.getByLabelText(/^Name/);

describe('what a form says is seen before the server has answered', () => {
  test('on the page of the record, which stays when it is saved; an undo is seen as soon', async () => {
    const { answered, hold, sent, container, router } = await renamed();
    expect(await heading('Kampot pier')).toBeVisible();
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Being saved…');
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.getByLabelText(/^Name/)).not.toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    hold(SAVED);
    await answered({ saved: SAVED });
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/operator-branches/7');
    expect(await heading('Kampot pier')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await heading('Kampot office')).toBeVisible();
    expect(sent('UpdateBranch')).toMatchObject({ id: '7', version: 3, input: { name: 'Kampot office' } });
    hold({ ...KAMPOT, version: 4 });
    await answered({ saved: { ...KAMPOT, version: 4 } });
    expect(await screen.findByText('It is as it was.')).toBeVisible();
    expect(await heading('Kampot office')).toBeVisible();
  });

  test.each([
    ['a field that the server refuses', badInput({ path: 'input.name', code: 'TOO_LONG' }), /This is too long/],
    ['a refusal', { saved: refused('NAME_TAKEN') }, /./],
  ])('%s brings the form back as it was left, with what is wrong', async (_, said, told) => {
    const { answered, router } = await renamed();
    await heading('Kampot pier');
    await answered(said);
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(told);
    expect(nameField()).toBeVisible();
    expect(nameField()).toHaveValue('Kampot pier');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Kampot office');
    expect(router.state.location.pathname).toBe('/operator-branches/7/edit');
  });

  test('no answer is told, and the form is back', async () => {
    const { answered } = await renamed();
    await heading('Kampot pier');
    await answered(new GraphQLError('down'));
    expect(await screen.findByRole('dialog', { name: 'Oops...' })).toBeVisible();
    expect(nameField()).toHaveValue('Kampot pier');
    expect(nameField()).toBeVisible();
  });

  test('who was quicker is named, and can be looked at', async () => {
    const { answered, hold } = await renamed();
    hold({ ...KAMPOT, version: 3, address: 'Street 8' });
    await answered({ saved: refused('CHANGED_MEANWHILE', { by: 'Dara Kim', at: '2026-11-20T02:00:00.000Z' }) });
    expect(await screen.findByRole('link', { name: /Dara Kim saved a change/ })).toBeVisible();
    expect(nameField()).toHaveValue('Kampot pier');
    await userEvent.click(screen.getByRole('button', { name: 'Show what is saved now' }));
    expect(await screen.findByDisplayValue('Street 8')).toBeVisible();
  });

  test('who goes on without waiting is not asked; where it is refused he is told, and the way back has what was typed', async () => {
    const { answered, hold, router } = await renamed();
    await heading('Kampot pier');
    await act(() => router.navigate('/operator-branches'));
    expect(screen.queryByRole('dialog')).toBeNull();
    hold({ ...KAMPOT, version: 3, address: 'Street 8' });
    await answered({ saved: refused('CHANGED_MEANWHILE', { by: 'Dara Kim', at: null }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('What you changed a moment ago was not saved.');
    expect(await screen.findByRole('link', { name: 'Kampot office' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(await screen.findByDisplayValue('Kampot pier')).toBeVisible();
    expect(screen.getByDisplayValue('Street 8')).toBeVisible();
    expect(screen.getByText(/What you had typed here before is back/)).toBeVisible();
  });

  test('saved while its reader is elsewhere, it is said there, and he stays', async () => {
    const { answered, hold, router } = await renamed();
    await heading('Kampot pier');
    await act(() => router.navigate('/operator-branches'));
    hold(SAVED);
    await answered({ saved: SAVED });
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/operator-branches');
    expect(sessionStorage).toHaveLength(0);
  });
});
