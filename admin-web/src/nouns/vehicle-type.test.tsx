import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers as operators } from '../../test/operator-choices.js';
import { refused, showScreen, someone } from '../../test/show-screen.js';
import { EditNoun } from '../records/noun/NounForm.js';
import vehicleType from './vehicle-type.js';

afterEach(() => sessionStorage.clear());

const inEnglish = (en: string) => ({ en, km: null, th: null, vi: null, es: null });
const row = {
  __typename: 'VehicleTypeRecord',
  id: '5',
  version: 3,
  name: 'VIP coach',
  mayChange: true,
  names: inEnglish('VIP coach'),
  operatorId: '8',
  operator: { name: 'Sea Breeze' },
  transportType: 'BUS',
  vehicleCategoryId: '1',
  vehicleCategory: { name: 'Coach' },
  vehicleSubcategoryId: null,
  vehicleSubcategory: null,
  seatLayoutId: '2',
  seatLayout: { name: 'Two and two' },
  amenityIds: ['10'],
  gallery: [],
  amenityNames: [{ name: 'Toilet' }],
};
const amenity = (id: string, name: string) => ({
  __typename: 'AmenityRecord',
  id,
  version: 1,
  name,
  mayChange: false,
  code: name.toLowerCase(),
  names: inEnglish(name),
  icon: 'wifi',
});

test('its amenities are ticked, and saved as a set', async () => {
  const amenities = [amenity('10', 'Toilet'), amenity('9', 'Water')];
  const { sent } = showScreen(
    [{ path: '/vehicle-types/:recordId/edit', element: <EditNoun noun={vehicleType} /> }],
    '/vehicle-types/5/edit',
    someone({ 'catalogue.edit': 'operator' }, { operatorId: '8', roleId: 4 }),
    {
      ...operators,
      VehicleTypeRecord: () => ({ record: row }),
      AmenityRecords: () => ({ page: { total: 2, next: null, rows: amenities } }),
      UpdateVehicleType: () => ({ saved: refused('CHANGED_MEANWHILE', { by: null, at: null }) }),
    },
  );
  expect(await screen.findByRole('checkbox', { name: 'Toilet' })).toBeChecked();
  const group = within(screen.getByRole('group', { name: 'Amenities' }));
  await userEvent.click(group.getByRole('checkbox', { name: 'Water' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent('UpdateVehicleType')).toMatchObject({ input: { amenityIds: ['9', '10'] } });
});
