import type { IntlShape } from 'react-intl';
import type { PayLinkKind, PayLinkState } from './pay-links.generated.js';
import { words } from './words.js';

export const stateWords = {
  OPEN: words.stateOPEN,
  PAID: words.statePAID,
  EXPIRED: words.stateEXPIRED,
  CANCELLED: words.stateCANCELLED,
} satisfies Record<PayLinkState, object>;

const CAUSES = {
  GENERAL: words.causeGENERAL,
  EDUCATION: words.causeEDUCATION,
  HEALTH: words.causeHEALTH,
  NATURE: words.causeNATURE,
} as const;

/** What somebody wrote that it is for; of a donation its cause. */
export const reasonText = (intl: IntlShape, { kind, reason }: { kind: PayLinkKind; reason: string }): string =>
  kind === 'DONATION' && reason in CAUSES ? intl.formatMessage(CAUSES[reason as keyof typeof CAUSES]) : reason;

/** Where links of a kind are. */
export const pathOf = (kind: PayLinkKind): string => (kind === 'DONATION' ? '/donations' : '/custom-payments');
