import type { IntlShape } from 'react-intl';
import { donationWords } from '../../features/booking-words/donation-words.js';
import { wordFor } from '../../session/word-for.js';
import type { PayLinkKind, PayLinkState } from './pay-links.generated.js';
import { words } from './words.js';

export const stateWords = {
  OPEN: words.stateOPEN,
  PAID: words.statePAID,
  EXPIRED: words.stateEXPIRED,
  CANCELLED: words.stateCANCELLED,
} satisfies Record<PayLinkState, object>;

/** What somebody wrote that it is for; of a donation its cause. */
export const reasonText = (intl: IntlShape, { kind, reason }: { kind: PayLinkKind; reason: string }): string =>
  kind === 'DONATION' ? wordFor(intl, donationWords, reason) : reason;

/** Where links of a kind are. */
export const pathOf = (kind: PayLinkKind): string => (kind === 'DONATION' ? '/donations' : '/custom-payments');
