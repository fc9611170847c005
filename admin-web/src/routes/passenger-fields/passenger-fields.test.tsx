import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import PassengerFieldsRoute from './PassengerFieldsRoute.js';

const operator = (id: string, name: string, requiredPassengerFields: string[] = []) => ({
  __typename: 'Operator',
  id,
  name,
  requiredPassengerFields,
});
const IBIS = operator('7', 'Mekong Ibis');
const FERRY = operator('8', 'Sea Breeze', ['DOCUMENT']);
const ADMIN = someone({ 'catalogue.edit': 'all' });
const show = (operators: object[], me = ADMIN, at = '/passenger-fields', answers: Answers = {}) =>
  showScreen([{ path: '/passenger-fields', element: <PassengerFieldsRoute /> }], at, me, {
    OperatorChoices: () => ({ operators: operators.map((one) => ({ ...one, countryCode: 'KH' })) }),
    PassengerFields: () => ({ operators }),
    SetPassengerFields: ({ fields }) => ({ setRequiredPassengerFields: fields as string[] }),
    ...answers,
  });
const box = (name: string) => screen.findByRole('checkbox', { name });

describe('what passengers are asked', () => {
  test('is ticked for the operator of the address, and saved with what is ticked beside it', async () => {
    const { asked, container } = show([IBIS, FERRY], ADMIN, '/passenger-fields?operatorId=8');
    expect(await box('Number of passport or identity card')).toBeChecked();
    expect(await box('Date of birth')).not.toBeChecked();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(await box('Date of birth'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. It is asked from now on.')).toBeVisible();
    expect(asked.find(({ name }) => name === 'SetPassengerFields')?.variables).toEqual({
      operatorId: '8',
      fields: ['DOCUMENT', 'BIRTH_DATE'],
    });
  });

  test('is told as saved by a form that what it saved has drawn anew', async () => {
    let asks = ['DOCUMENT'];
    show([], ADMIN, '/passenger-fields', {
      OperatorChoices: () => ({ operators: [{ ...FERRY, countryCode: 'KH' }] }),
      PassengerFields: () => ({ operators: [operator('8', 'Sea Breeze', asks)] }),
      SetPassengerFields: ({ fields }) => ({ setRequiredPassengerFields: (asks = fields as string[]) }),
    });
    await userEvent.click(await box('Date of birth'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. It is asked from now on.')).toBeVisible();
    expect(await box('Date of birth')).toBeChecked();
  });

  test('of another operator is shown when it is chosen', async () => {
    show([IBIS, FERRY]);
    expect(await box('Number of passport or identity card')).not.toBeChecked();
    await userEvent.selectOptions(screen.getByLabelText('Operator'), 'Sea Breeze');
    await waitFor(async () => expect(await box('Number of passport or identity card')).toBeChecked());
  });

  test('is an operator’s own, without a choice', async () => {
    show([FERRY], someone({ 'catalogue.edit': 'operator' }, { operatorId: '8', roleId: 4 }));
    expect(await screen.findByText('Sea Breeze')).toBeVisible();
    expect(screen.queryByLabelText('Operator')).toBeNull();
  });

  test('is nobody’s who may not edit the catalogue', async () => {
    show([FERRY], someone({ 'manifest.view': 'operator' }));
    expect(await screen.findByText(/catalogue\.edit|Edit the catalogue/i)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
