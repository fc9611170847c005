import type { Reach } from '@naga/kernel/reach.js';

/** Who changes a booking to another departure, as far as it decides to which. */
export interface Changer {
  readonly scope: Reach;
  readonly operatorId?: string | undefined;
  readonly countryCode?: string | undefined;
}

/** Whose departure it is: which operator's, of which country. */
export interface Departure {
  readonly operatorId: string;
  readonly operatorCountryCode: string;
}

/**
 * Where the viewer's scope leads a booking: staff of an operator (its branches, too) to the operator's own departures, a
 * country's to those of its country; who sold or bought it, and the platform, to any.
 */
const LEADS_TO: Readonly<Record<Reach, (who: Changer, ride: Departure) => boolean>> = {
  own: () => true,
  agency: () => true,
  branch: ({ operatorId }, ride) => ride.operatorId === operatorId,
  operator: ({ operatorId }, ride) => ride.operatorId === operatorId,
  country: ({ countryCode }, ride) => ride.operatorCountryCode === countryCode,
  all: () => true,
};

export const leadsTo = (who: Changer, ride: Departure): boolean => LEADS_TO[who.scope](who, ride);
