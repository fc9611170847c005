import type { IntlShape } from 'react-intl';
import { keptWords } from './kept-words.js';
import type { SeatBlocks_BlockFragment } from './seat-blocks.generated.js';

/** To whom a blocked seat is closed: 'Not sold on the web, to travellers', 'Kept for Sokha Travel'. */
export function keptText(
  intl: IntlShape,
  { closedTo, agencyId, agency }: Pick<SeatBlocks_BlockFragment, 'closedTo' | 'agencyId' | 'agency'>,
): string {
  if (agencyId !== null)
    return intl.formatMessage(keptWords.keptFor, { names: agency?.name ?? intl.formatMessage(keptWords.forAgency) });
  if (closedTo === null) return intl.formatMessage(keptWords.all);
  const names = intl.formatList(
    closedTo.map((channel) => intl.formatMessage(keptWords[channel])),
    { type: 'conjunction' },
  );
  return intl.formatMessage(keptWords.closedTo, { names });
}
