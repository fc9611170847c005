import { pickupAddress } from '@naga/kernel/pickup-address.js';
import type { Pickup } from './pickup.js';

/** A place at which the driver fetches travellers anyhow. */
export interface PickupPlace {
  id: string;
  name: string;
  address: string | null;
  /** 'HH:mm'. */
  time: string;
}

const addressOf = ({ name, address }: PickupPlace): string => pickupAddress(name, address);

/** What choosing one fills in; choosing none empties it. */
export function pickupAt(places: readonly PickupPlace[], id: string): Pick<Pickup, 'address' | 'time'> {
  const place = places.find((one) => one.id === id);
  return place === undefined ? { address: '', time: '' } : { address: addressOf(place), time: place.time };
}

/** The place that was chosen; none once somebody typed another address or time. */
export const placeOf = (
  places: readonly PickupPlace[],
  { address, time }: Pick<Pickup, 'address' | 'time'>,
): PickupPlace | undefined => places.find((place) => addressOf(place) === address && place.time === time);
