import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Nobody has this agency, or it is not the viewer's: the two look alike. Facts: agencyId. */
export class AgencyNotFound extends Refusal {
  readonly code = 'AGENCY_NOT_FOUND';
}

/** This transfer topped a balance up already. Facts: the field `reference`, and of the first: agencyId, amount, currency, at. */
export class TransferBooked extends Refusal {
  readonly code = 'TRANSFER_BOOKED';
}
