import { afterEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { KEP, NAMES, show } from '../../test/places-stage.js';
import { badInput, someone } from '../../test/show-screen.js';

afterEach(() => sessionStorage.clear());

const combobox = () => screen.findByRole('combobox', { name: 'Location' });
const suggestions = () => screen.findByRole('listbox', { name: 'Suggestions' });

test('a location is found by its letters and chosen by keyboard alone', async () => {
  const { container, sent } = show('/stops/add');
  const field = await combobox();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field, 'kam');
  const option = await within(await suggestions()).findByRole('option', { name: /Kampot/, selected: true });
  expect(within(await suggestions()).getAllByRole('option')).toHaveLength(1);
  expect(option).toHaveTextContent('Town · Kampot Province');
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  expect(screen.getByText('one found')).toBeInTheDocument();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue('Kampot');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(sent('LocationRecords')).toMatchObject({ filter: { text: 'kam' }, pageSize: 20, counted: false });
});

test('letters that name nothing are no choice: what was chosen comes back', async () => {
  show('/stops/add');
  const field = await combobox();
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: /Kep/ }));
  expect(field).toHaveValue('Kep');
  await userEvent.type(field, 'xyz', { initialSelectionStart: 0, initialSelectionEnd: 3 });
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  await userEvent.tab();
  expect(field).toHaveValue('Kep');
  expect(screen.queryByRole('option', { name: /Kep/ })).toBeNull();
});

test('a stop stands in the middle of its town until somebody says better, by a link of a map or by hand', async () => {
  show('/stops/add');
  const field = await combobox();
  const [latitude, longitude] = [/^Latitude/, 'Longitude'].map((name) => screen.getByRole('textbox', { name }));
  const choose = async (town: string) => {
    await userEvent.type(field, town, { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${town}`) }));
  };
  await choose('Kep');
  expect([latitude, longitude]).toMatchObject([{ value: '10.48291' }, { value: '104.31672' }]);
  // The middle of another town takes the place of the first one's.
  await choose('Kampot');
  expect(latitude).toHaveValue('10.61041');
  await userEvent.clear(latitude!);
  await userEvent.click(latitude!);
  await userEvent.paste('https://www.openstreetmap.org/?mlat=10.60012&mlon=104.18034#map=17/10.6/104.2');
  expect([latitude, longitude]).toMatchObject([{ value: '10.60012' }, { value: '104.18034' }]);
  expect(await screen.findByRole('group', { name: /10\.60012, 104\.18034/ })).toBeVisible();
  await choose('Kep');
  expect([latitude, longitude]).toMatchObject([{ value: '10.60012' }, { value: '104.18034' }]);
});

test('a list is narrowed by it, and says the name of what its address holds', async () => {
  const { sent } = show('/stops?locationId=9');
  expect(await screen.findByDisplayValue('Kampot')).toBe(await combobox());
  expect(sent('StopRecords')).toMatchObject({ filter: { locationId: '9' } });
});

test('what is added from a list that is narrowed to an operator and a town is of them', async () => {
  const { unmount } = show('/stops?operatorId=8&locationId=9&text=kep');
  await screen.findByDisplayValue('Kampot');
  expect(screen.getByRole('link', { name: 'Add a stop' })).toHaveAttribute(
    'href',
    '/stops/add?operatorId=8&locationId=9',
  );
  unmount();
  show('/stops/add?operatorId=8&locationId=9');
  expect(await screen.findByDisplayValue('Kampot')).toBe(await combobox());
  expect(await screen.findByRole('option', { name: 'Lao Star', selected: true })).toBeInTheDocument();
});

test('an operator’s stop is its own from the beginning; the platform’s is everybody’s', async () => {
  const { unmount } = show('/stops/add', someone({ 'catalogue.edit': 'operator' }, { operatorId: '7' }));
  expect(await screen.findByRole('option', { name: 'Mekong Ibis', selected: true })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Lao Star' })).toBeNull();
  // There is nothing to choose.
  expect(screen.getByRole('combobox', { name: 'Operator' })).toBeDisabled();
  unmount();
  const platform = show('/stops/add');
  expect(await screen.findByRole('option', { name: 'Everybody’s', selected: true })).toBeInTheDocument();
  platform.unmount();
  // From the page of a route one adds a stop of its operator.
  show('/stops/add?operatorId=8');
  expect(await screen.findByRole('option', { name: 'Lao Star', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /^Operator/ })).toBeEnabled();
});

test('coordinates are shown on a map that needs no other server, with the way to a map', async () => {
  const { container } = show('/locations/8');
  expect(await screen.findByRole('group', { name: /10\.48291, 104\.31672/ })).toBeVisible();
  // What only shows a point tells nobody to move it.
  expect(screen.getByTitle('The point')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open on the map' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=10.48291&mlon=104.31672#map=17/10.48291/104.31672',
  );
  // What it lies in, and the way there.
  const provinces = screen.getAllByRole('link', { name: 'Kep Province' });
  expect(provinces.map((link) => link.getAttribute('href'))).toEqual(['/locations/1', '/locations/1']);
  expect(screen.getByText('Name in addresses')).toBeVisible();
  expect(screen.getByText('Raw data for developers')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Places in it' })).toHaveAttribute('href', '/locations?parentId=8');
  expect(screen.getByRole('link', { name: 'Stops in it' })).toHaveAttribute('href', '/stops?locationId=8');
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('a form shows where it is while one types, and asks about what lies far away', async () => {
  show('/locations/add');
  await userEvent.type(await screen.findByLabelText(/^Latitude/), '11.5');
  expect(screen.queryByRole('link', { name: 'Open on the map' })).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Longitude/), '104.9');
  expect(await screen.findByRole('group', { name: /11\.50000, 104\.90000/ })).toBeVisible();
  await userEvent.clear(screen.getByLabelText(/^Longitude/));
  await userEvent.type(screen.getByLabelText(/^Longitude/), '10');
  expect(screen.getByText(/This lies outside of Cambodia/)).toBeVisible();
});

test('the point of a form is moved on its map by keyboard, beside stops that are there already', async () => {
  const near = { __typename: 'Stop', id: '7', name: 'Kep Crab Market', latitude: 10.4829, longitude: 104.3167 };
  const placesOnMap = { __typename: 'PlacesOnMap', locations: [], stops: [near] };
  const { container, sent } = show('/stops/add', undefined, { PlacesOnMap: () => ({ placesOnMap }) });
  expect(await screen.findByRole('group', { name: 'Map without a point yet' })).toBeVisible();
  const [latitude, longitude] = [/^Latitude/, 'Longitude'].map((name) => screen.getByRole('textbox', { name }));
  await userEvent.type(latitude!, '10.5');
  await userEvent.type(longitude!, '104.3');
  const pin = await screen.findByRole('button', { name: 'The point: arrow keys move it' });
  act(() => pin.focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(Number((latitude as HTMLInputElement).value)).toBeGreaterThan(10.5);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(Number((longitude as HTMLInputElement).value)).toBeLessThan(104.3);
  expect(sent('PlacesOnMap')).toMatchObject({ part: { south: expect.any(Number) } });
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('a place that would lie in itself is refused at its field', async () => {
  show('/locations/add', undefined, {
    CreateLocation: () => badInput({ path: 'parentId', code: 'CIRCLE' }),
  });
  await userEvent.type(await screen.findByLabelText(/^Name · English/), 'Kep');
  await userEvent.selectOptions(screen.getByLabelText(/^Kind/), 'Town');
  await userEvent.selectOptions(screen.getByLabelText(/^Country/), 'Cambodia');
  await userEvent.type(screen.getByLabelText(/^Latitude/), '10.5');
  await userEvent.type(screen.getByLabelText(/^Longitude/), '104.3');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/It cannot lie in itself/);
  expect(screen.getByRole('combobox', { name: /^Lies in/ })).toHaveAccessibleDescription(/It cannot lie in itself/);
});

test('the number of a place elsewhere is written as it is there, and degrees as they are typed', async () => {
  show('/locations/8', undefined, { LocationRecord: () => ({ record: { ...KEP, geonamesId: 1831722 } }) });
  expect(await screen.findByText('1831722')).toBeVisible();
  expect(screen.getByText('10.48291')).toBeVisible();
});

test('before a stop is moved, whoever has a seat that calls there is named, to who may see passengers', async () => {
  const record = {
    ...KEP,
    ...{ __typename: 'StopRecord', id: '4', name: 'Crab market', operatorId: null, operator: null, locationId: '8' },
    ...{ location: { __typename: 'RecordName', name: 'Kep' }, address: null, contactPhone: null },
  };
  const on = { routeScheduleId: '100', date: '2026-11-21', departureTime: '07:30', seats: 4, bookings: 2 };
  const touched = [
    {
      __typename: 'TouchedDeparture',
      ...on,
      operatorId: '1',
      lineNames: { ...NAMES, en: 'Coast' },
      seatNumbers: ['1A'],
    },
  ];
  const sold = { departures: 21, touched, byOperator: [], seatNumbers: null, lostSeats: [], pickupAddresses: null };
  const answers = {
    StopRecord: () => ({ record }),
    ComingSold: () => ({ comingSold: { __typename: 'ComingSold', ...sold } }),
  };
  const { sent } = show(
    '/stops/4/edit',
    someone({ 'catalogue.edit': 'all', 'manifest.view': 'all', 'notification.send': 'all' }),
    answers,
  );
  expect(await screen.findByText(/People have seats on 21 coming departures that call here/)).toBeVisible();
  expect(sent('ComingSold')).toEqual({ of: 'STOPS', ids: ['4'] });
  const table = within(screen.getByRole('table', { name: 'Who is sold a seat that calls here' }));
  expect(table.getByText('Coast')).toBeVisible();
  expect(table.getByRole('link', { name: 'Notify' })).toHaveAttribute(
    'href',
    '/notifications/send?operator=1&schedule=100&date=2026-11-21',
  );
  expect(screen.getByText('20 more departures')).toBeVisible();
});

test('who may see no passengers is told of no sold seats', async () => {
  const { sent } = show('/stops/4/edit', someone({ 'catalogue.edit': 'all' }), {
    StopRecord: () => ({ record: null }),
  });
  expect(await screen.findByRole('heading')).toBeVisible();
  expect(sent('ComingSold')).toBeUndefined();
});
