import type { IntlShape } from 'react-intl';
import type { SeatBlocks_BlockFragment } from './seat-blocks.generated.js';
import { words } from './words.js';

/** On which part of the ride a seat is blocked: 'All of it', 'Phnom Penh – Skun and Kampong Thom – Siem Reap'. */
export const partsText = (intl: IntlShape, { parts }: Pick<SeatBlocks_BlockFragment, 'parts'>): string =>
  parts.length === 0
    ? intl.formatMessage(words.wholeRide)
    : intl.formatList(
        parts.map(({ from, to }) => `${from} – ${to}`),
        { type: 'conjunction' },
      );
