import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { answers as operators } from '../../test/operator-choices.js';
import { bulkReport, showScreen, someone } from '../../test/show-screen.js';
import { EditNoun } from '../records/noun/NounForm.js';
import { NounImport } from '../records/noun/NounImport.js';
import { NounPage } from '../records/noun/NounPage.js';
import pickupLocation from './pickup-location.js';
import vehicleType from './vehicle-type.js';

afterEach(() => sessionStorage.clear());

const called = (en: string) => ({ __typename: 'LocalizedText', en, km: null, th: null, vi: null, es: null });
const named = (name: string) => ({ __typename: 'RecordName', name });
const record = (id: string, name: string) => ({
  ...{ id, version: 3, name, mayChange: true, names: called(name) },
  ...{ operatorId: '8', operator: named('Sea Breeze') },
});
const VAN = {
  ...record('5', 'VIP van'),
  __typename: 'VehicleTypeRecord',
  ...{ transportType: 'BUS', vehicleCategoryId: '1', vehicleCategory: named('Coach') },
  ...{ vehicleSubcategoryId: null, vehicleSubcategory: null, seatLayoutId: '2', seatLayout: named('Two and two') },
  ...{ amenityIds: [], amenityNames: [], gallery: [] },
};
const PALACE = {
  ...record('4', 'Royal Palace'),
  __typename: 'PickupLocationRecord',
  ...{ locationId: '9', location: named('Phnom Penh'), address: 'Sothearos Blvd', latitude: 11.56, longitude: 104.93 },
  ...{ minutesBefore: 20, stopIds: [], stopNames: [] },
};
const sold = (more: object) => ({
  comingSold: {
    __typename: 'ComingSold',
    departures: 1,
    touched: [
      {
        ...{ __typename: 'TouchedDeparture', routeScheduleId: '100', date: '2026-11-21', departureTime: '07:30' },
        ...{ seats: 2, bookings: 1, operatorId: '8', lineNames: called('Coast'), seatNumbers: ['1A', '1B'] },
      },
    ],
    byOperator: [{ __typename: 'OperatorDepartures', operatorId: '8', departures: ['100@2026-11-21'] }],
    ...{ seatNumbers: null, lostSeats: [], pickupAddresses: null },
    ...more,
  },
});
const SCOPES = { 'catalogue.edit': 'operator', 'manifest.view': 'operator', 'notification.send': 'operator' } as const;
const clerk = someone(SCOPES, { operatorId: '8', roleId: 4 });
const pageOf = (rows: object[]) => ({ page: { total: rows.length, next: null, rows } });
const show = (at: string, more: Parameters<typeof showScreen>[3], me = clerk) =>
  showScreen(
    [
      { path: '/vehicle-types/:recordId', element: <NounPage noun={vehicleType} /> },
      { path: '/vehicle-types/:recordId/edit', element: <EditNoun noun={vehicleType} /> },
      { path: '/pickup-locations', element: <p>All of them</p> },
      { path: '/pickup-locations/import', element: <NounImport noun={pickupLocation} /> },
      { path: '/pickup-locations/:recordId', element: <NounPage noun={pickupLocation} /> },
      { path: '/pickup-locations/:recordId/edit', element: <EditNoun noun={pickupLocation} /> },
    ],
    at,
    me,
    {
      ...operators,
      VehicleTypeRecord: () => ({ record: VAN }),
      PickupLocationRecord: () => ({ record: PALACE }),
      AmenityRecords: () => pageOf([]),
      StopRecords: () => pageOf([]),
      LocationRecords: () => pageOf([]),
      VehicleCategoryRecords: () =>
        pageOf([
          { ...record('1', 'Coach'), __typename: 'VehicleCategoryRecord' },
          { ...record('2', 'Van'), __typename: 'VehicleCategoryRecord' },
        ]),
      VehicleSubcategoryRecords: () => pageOf([]),
      SeatLayouts: () => pageOf([]),
      NotificationReach: () => ({
        notificationReach: { __typename: 'NotificationReach', people: 1, email: 1, sms: 0, telegram: 0 },
      }),
      SendNotification: () => ({ sendNotification: { __typename: 'Notification', id: '5', people: 1 } }),
      UpdateVehicleType: () => ({ saved: { ...VAN, version: 4 } }),
      UpdatePickupLocation: () => ({ saved: { ...PALACE, version: 4 } }),
      EndPickupLocation: () => bulkReport({ done: ['4'] }),
      ...more,
    },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const dialogOf = () => screen.findByRole('dialog', { name: 'People have seats on one coming departure' });

test('who is fetched at a place is named before it moves, and told once it is saved', async () => {
  const words = ['Royal Palace, Sothearos Blvd'];
  const { sent } = show('/pickup-locations/4/edit', { ComingSold: () => sold({ pickupAddresses: words }) });
  fireEvent.change(await screen.findByLabelText(/^Minutes before/), { target: { value: '30' } });
  await save();
  const dialog = await dialogOf();
  expect(sent('ComingSold')).toEqual({ of: 'PICKUP_LOCATIONS', ids: ['4'] });
  expect(within(dialog).getByText('Coast')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Passenger list' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Notify these passengers/ }));
  fireEvent.change(screen.getByLabelText('Title, English'), { target: { value: 'Earlier' } });
  fireEvent.change(screen.getByLabelText('Text, English'), { target: { value: 'Half an hour before.' } });
  await within(dialog).findByText('It goes to one person.');
  expect((await axe(dialog)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save all the same' }));
  await screen.findByText('One person is being notified.');
  expect(sent('UpdatePickupLocation')).toMatchObject({ input: { minutesBefore: 30 } });
  expect(sent('SendNotification')).toMatchObject({
    input: { audience: { touched: { departures: ['100@2026-11-21'], pickupAddresses: words, seats: null } } },
  });
});

test('before a place is removed, who is fetched there is named, and no leaves it', async () => {
  const { sent } = show('/pickup-locations/4', { ComingSold: () => sold({}) });
  const remove = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await userEvent.type(screen.getByRole('textbox'), 'delete');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  };
  await remove();
  await userEvent.click(within(await dialogOf()).getByRole('button', { name: 'Leave it' }));
  expect(sent('EndPickupLocation')).toBeUndefined();
  await remove();
  await userEvent.click(within(await dialogOf()).getByRole('button', { name: 'Remove' }));
  await screen.findByText('All of them');
  expect(sent('EndPickupLocation')).toMatchObject({ ids: ['4'] });
});

test('a place of which nothing changes that people were told is saved at once', async () => {
  const { sent } = show('/vehicle-types/5/edit', { ComingSold: () => sold({}) });
  fireEvent.change(await screen.findByLabelText(/^Name · English/), { target: { value: 'VIP bus' } });
  await save();
  await screen.findByRole('heading', { name: 'VIP van' });
  expect(sent('ComingSold')).toBeUndefined();
  expect(sent('UpdateVehicleType')).toMatchObject({ input: { names: { en: 'VIP bus' } } });
});

test('a vehicle of another category names who rides with it', async () => {
  const { sent } = show('/vehicle-types/5/edit', { ComingSold: () => sold({}) });
  await userEvent.selectOptions(await screen.findByLabelText(/^Category/), 'Van');
  await save();
  const dialog = await dialogOf();
  expect(sent('ComingSold')).toEqual({ of: 'VEHICLE_TYPES', ids: ['5'] });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go on editing' }));
  expect(sent('UpdateVehicleType')).toBeUndefined();
});

test('a layout that lacks seats of travellers names them with their seats, and is not saved', async () => {
  const other = {
    ...record('3', 'Three rows'),
    __typename: 'SeatLayoutRecord',
    floors: 1,
    rows: 3,
    columns: 4,
    numberOfSeats: 12,
  };
  const { sent } = show('/vehicle-types/5/edit', {
    SeatLayouts: () => pageOf([other]),
    ComingSold: () => sold({ seatNumbers: ['1A', '1B'], lostSeats: ['1B'] }),
  });
  const field = await screen.findByRole('combobox', { name: /^Seat layout/ });
  await userEvent.type(field, 'Three', { initialSelectionStart: 0, initialSelectionEnd: 11 });
  await userEvent.click(await screen.findByRole('option', { name: /Three rows/ }));
  await save();
  const dialog = await dialogOf();
  expect(sent('ComingSold')).toEqual({ of: 'VEHICLE_TYPES', ids: ['5'], seatLayoutId: '3' });
  expect(within(dialog).getByRole('cell', { name: '1A, 1B' })).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Save all the same' })).toBeNull();
  expect(within(dialog).getByRole('link', { name: 'Notify' })).toBeVisible();
  expect(sent('UpdateVehicleType')).toBeUndefined();
});

test('who may see no passengers saves at once', async () => {
  const editor = someone({ 'catalogue.edit': 'all' }, { roleId: 7 });
  const { sent } = show('/pickup-locations/4/edit', { ComingSold: () => sold({}) }, editor);
  fireEvent.change(await screen.findByLabelText(/^Minutes before/), { target: { value: '30' } });
  await save();
  await screen.findByRole('heading', { name: 'Royal Palace' });
  expect(sent('ComingSold')).toBeUndefined();
});

test('what was saved is not taken back before whom that touches is named, and they are told once it is', async () => {
  const { sent, asked } = show('/pickup-locations/4/edit', { ComingSold: () => sold({}) });
  fireEvent.change(await screen.findByLabelText(/^Minutes before/), { target: { value: '30' } });
  await save();
  await userEvent.click(within(await dialogOf()).getByRole('button', { name: 'Save all the same' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await userEvent.click(within(await dialogOf()).getByRole('button', { name: 'Leave it' }));
  expect(asked.filter(({ name }) => name === 'UpdatePickupLocation')).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = await dialogOf();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Notify these passengers/ }));
  fireEvent.change(screen.getByLabelText('Title, English'), { target: { value: 'As before' } });
  fireEvent.change(screen.getByLabelText('Text, English'), { target: { value: 'Twenty minutes before.' } });
  await within(dialog).findByText('It goes to one person.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await screen.findByText('One person is being notified.');
  expect(sent('UpdatePickupLocation')).toMatchObject({ version: 4, input: { minutesBefore: 20 } });
});

/** Values of the palace and of a pier, as a file has them. */
const said = (more: object) => ({
  ...{ names: { en: 'Royal Palace' }, operatorId: '8', locationId: '9', address: 'Sothearos Blvd' },
  ...{ latitude: 11.56, longitude: 104.93, minutesBefore: 20, stopIds: [] },
  ...more,
});
const line = (at: number, id: string, action: string, before: object, after: object) => ({
  ...{ __typename: 'ImportedLine', line: at, id, action, before: said(before), after: said(after), problems: [] },
});
const file = (state: string) => ({
  import: {
    ...{ __typename: 'RecordImport', id: '3', state },
    rows: [
      line(2, '4', 'CHANGE', {}, { minutesBefore: 30 }),
      line(3, '5', 'SAME', {}, {}),
      line(4, '6', 'CHANGE', { address: 'Pier 1' }, { address: 'Pier 2' }),
    ],
  },
});

test('a file names in one question whom all of its lines touch, before it is applied and before it is undone', async () => {
  const { sent, asked } = show('/pickup-locations/import', {
    ComingSold: () => sold({}),
    RehearsePickupLocationImport: () => file('REHEARSED'),
    ApplyPickupLocationImport: () => file('APPLIED'),
    UndoPickupLocationImport: () => file('UNDONE'),
  });
  const places = new File([''], 'places.csv', { type: 'text/csv' });
  await userEvent.upload(
    await screen.findByLabelText(/^File/),
    Object.assign(places, { text: () => Promise.resolve('id') }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'See what it would change' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Apply all of it' }));
  const dialog = await dialogOf();
  expect(sent('ComingSold')).toEqual({ of: 'PICKUP_LOCATIONS', ids: ['4', '6'] });
  expect((await axe(dialog)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it' }));
  expect(sent('ApplyPickupLocationImport')).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Apply all of it' }));
  await userEvent.click(within(await dialogOf()).getByRole('button', { name: 'Save all the same' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo all of it' }));
  await userEvent.click(within(await dialogOf()).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('UndoPickupLocationImport')).toEqual({ id: '3' }));
  expect(asked.filter(({ name }) => name === 'ComingSold')).toHaveLength(3);
});
