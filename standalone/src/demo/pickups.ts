import type { PickupLocationRow, StopPickupLocationRow } from '@naga/catalogue/market/place-rows.js';
import { stops } from './stops.js';

const TOWN = 'phnom-penh';
const own = stops.filter(({ place }) => place === TOWN);

const pickupLocations: readonly PickupLocationRow[] = [
  {
    id: '1',
    operatorId: null,
    locationId: own[0]!.locationId,
    names: { en: 'Royal Palace', km: 'ព្រះបរមរាជវាំង', th: 'พระบรมราชวัง', vi: 'Hoàng cung', es: 'Palacio Real' },
    address: 'Samdach Sothearos Boulevard',
    latitude: 11.5637,
    longitude: 104.9313,
    minutesBefore: 45,
  },
  {
    id: '2',
    operatorId: null,
    locationId: own[0]!.locationId,
    names: { en: 'Russian Market', km: 'ផ្សារទួលទំពូង', th: 'ตลาดรัสเซีย', vi: 'Chợ Nga', es: 'Mercado Ruso' },
    address: 'Street 163',
    latitude: 11.5405,
    longitude: 104.9149,
    minutesBefore: 60,
  },
];

/** Where drivers fetch who departs from the capital. */
export const pickups: {
  readonly pickupLocations: readonly PickupLocationRow[];
  readonly stopPickupLocations: readonly StopPickupLocationRow[];
} = {
  pickupLocations,
  stopPickupLocations: pickupLocations
    .flatMap(({ id }) => own.map((stop) => ({ stopId: stop.id, pickupLocationId: id })))
    .map((row, index) => ({ id: String(index + 1), ...row })),
};
