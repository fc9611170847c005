import type { IntlShape } from 'react-intl';
import { inLanguage } from '../../../session/in-language.js';
import { supplementWords as words } from './words.js';

type Names = Parameters<typeof inLanguage>[1];

/** 'Seats: Front row · vehicles: Van': what a supplement is for. */
export function placeText(intl: IntlShape, seatNames: Names | null, vehicleNames: Names | null): string {
  const [seats, vehicles] = [seatNames, vehicleNames].map((names) => (names === null ? '' : inLanguage(intl, names)));
  if (vehicles === '') return intl.formatMessage(words.seats, { seats: seats! });
  if (seats === '') return intl.formatMessage(words.vehicles, { vehicles: vehicles! });
  return intl.formatMessage(words.both, { seats: seats!, vehicles: vehicles! });
}
