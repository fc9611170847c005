import { Refusal } from '@naga/server-kit/graphql/refusal.js';

/** Nobody has this code, or no longer. */
export class ReferralUnknown extends Refusal {
  readonly code = 'REFERRAL_UNKNOWN';
}

/** It is his own. */
export class ReferralOwn extends Refusal {
  readonly code = 'REFERRAL_OWN';
}

/** He has come by a code already, or has travelled with us before. */
export class ReferralTooLate extends Refusal {
  readonly code = 'REFERRAL_TOO_LATE';
}
