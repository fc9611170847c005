import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refused, showScreen, someone } from '../../test/show-screen.js';
import { AddNoun, EditNoun } from '../records/noun/NounForm.js';
import { NounList } from '../records/noun/NounList.js';
import { NounPage } from '../records/noun/NounPage.js';
import operator from './operator.js';

afterEach(() => sessionStorage.clear());

const LOGO = `/files/catalogue/${'4f'.repeat(20)}.webp`;
const OTHER = `/files/catalogue/${'5a'.repeat(20)}.webp`;

const row = {
  __typename: 'OperatorRecord',
  id: '8',
  version: 3,
  name: 'Sea Breeze',
  active: true,
  mayChange: true,
  names: { en: 'Sea Breeze', km: null, th: null, vi: null, es: null },
  slug: 'sea-breeze',
  countryCode: 'KH',
  featured: true,
  allowLocalOnly: false,
  confirmsByHand: false,
  receiveTicketCopy: true,
  ticketPhone: '+855 12 345 678',
  ticketEmail: null,
  website: null,
  city: 'Kampot',
  email: null,
  phone: null,
  latitude: 10.6,
  longitude: 104.18,
  appTagLine: null,
  about: null,
  cancellationPolicy: null,
  ownOperatorId: '1034',
  otherOperatorId: null,
  otherOperator: null,
  language: 'km',
  manualTicketCodeAssignment: false,
  requiredPassengerFields: ['DOCUMENT'],
  logo: LOGO,
  appBackground: null,
};
const platform = someone({ 'catalogue.edit': 'all', 'settlement.view': 'all' });
const own = someone({ 'catalogue.edit': 'operator' }, { operatorId: '8', roleId: 4 });

const show = (at: string, me: typeof platform, answers: Parameters<typeof showScreen>[3] = {}) =>
  showScreen(
    [
      { path: '/operators', element: <NounList noun={operator} /> },
      { path: '/operators/add', element: <AddNoun noun={operator} /> },
      { path: '/operators/:recordId', element: <NounPage noun={operator} /> },
      { path: '/operators/:recordId/edit', element: <EditNoun noun={operator} /> },
    ],
    at,
    me,
    {
      OperatorRecords: () => ({ page: { total: 1, next: null, rows: [row] } }),
      OperatorRecord: () => ({ record: row }),
      UpdateOperator: () => ({ saved: row }),
      ...answers,
    },
  );

describe('an operator', () => {
  test('is changed by its own people, but for what the platform says: that they read', async () => {
    const { sent, container } = show('/operators/8/edit', own);
    await userEvent.type(await screen.findByLabelText(/^Website/), 'https://sea.example');
    expect(screen.queryByLabelText(/^Featured/)).toBeNull();
    expect(screen.queryByLabelText(/^Name in addresses/)).toBeNull();
    expect(screen.getByText('sea-breeze')).toBeVisible();
    expect(screen.getByText('1034')).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent('UpdateOperator')).toMatchObject({
      id: '8',
      version: 3,
      input: { website: 'https://sea.example', featured: true, slug: 'sea-breeze', ownOperatorId: '1034' },
    });
  });

  test('gets another logo: looked at before it is saved, and saved with the form', async () => {
    const { sent, container } = show('/operators/8/edit', own, {
      AddPicture: () => ({ addPicture: { __typename: 'Picture', path: OTHER } }),
    });
    const file = new File(['pixels'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText(/^Logo/), file);
    expect(await screen.findByText('It is here. Save the form to keep it.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', OTHER.replace('.webp', '-320.webp'));
    expect(sent('AddPicture')).toEqual({ base64: btoa('pixels') });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent('UpdateOperator')).toMatchObject({ input: { logo: OTHER, appBackground: null } });
  });

  test('has its logo taken away; what is no picture is told at the field, and nothing is lost', async () => {
    const { sent } = show('/operators/8/edit', own, {
      AddPicture: () => ({ addPicture: refused('PICTURE_NOT_READABLE') }),
    });
    const input = await screen.findByLabelText(/^Logo/);
    await userEvent.upload(input, new File(['words'], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByText(/This picture cannot be read/)).toBeVisible();
    expect(input).toBeInvalid();
    expect(screen.getByRole('img', { name: 'Logo' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take away: Logo' }));
    expect(screen.queryByRole('img', { name: 'Logo' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent('UpdateOperator')).toMatchObject({ input: { logo: null } });
  });

  test('is changed whole by the platform', async () => {
    show('/operators/8/edit', platform);
    expect(await screen.findByLabelText(/^Featured/)).toBeChecked();
    expect(screen.getByLabelText(/^Country/)).toHaveValue('KH');
    expect(screen.queryByText('As it is')).toBeNull();
  });

  test('is neither made nor ended by its own people', async () => {
    show('/operators', own);
    expect(await screen.findByRole('link', { name: 'Sea Breeze' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add an operator' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Select row 1' })).toBeNull();
  });

  test('shows what is said on other screens, with the way there', async () => {
    show('/operators/8', platform);
    expect(await screen.findByText(/Number of passport/)).toBeVisible();
    const change = screen.getByRole('link', { name: 'Change: Asked of each passenger' });
    expect(change).toHaveAttribute('href', '/passenger-fields?operatorId=8');
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', LOGO.replace('.webp', '-320.webp'));
    expect(screen.getByRole('link', { name: 'Balance' })).toHaveAttribute('href', '/operators/balance/8');
    expect(screen.getByRole('link', { name: 'Branches' })).toHaveAttribute('href', '/operator-branches?operatorId=8');
    expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
  });

  test('has in its form the way to what is said on other screens, too', async () => {
    show('/operators/8/edit', own);
    const change = await screen.findByRole('link', { name: 'Change: Ticket codes by hand' });
    expect(change).toHaveAttribute('href', '/awaited-codes?operatorId=8');
    expect(screen.getByRole('link', { name: 'Change: Language of messages to it' })).toHaveAttribute('href', '/inbox');
  });

  test('says it in its list and its file, where one wants it', async () => {
    show('/operators?show=manualTicketCodeAssignment,language,requiredPassengerFields', platform);
    expect(await screen.findByRole('cell', { name: 'No' })).toBeVisible();
    expect(screen.getByRole('cell', { name: /Number of passport/ })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Language of messages to it' })).toBeVisible();
  });

  test('offers its own people nothing that ends it', async () => {
    show('/operators/8', own);
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Balance' })).toBeNull();
  });
});
