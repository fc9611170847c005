import { timesText } from '@naga/kernel/times-text.js';
import type { IntlShape } from 'react-intl';
import { localName, type LocalNames } from '../../session/local-name.js';

interface AddOn {
  readonly names: LocalNames;
  readonly quantity: number;
}

/** 'Extra bag × 2', in the reader's language. */
export const addOnText = (intl: IntlShape, { names, quantity }: AddOn): string =>
  timesText(localName(intl.locale, names), quantity);

/** What somebody has beside his seat: 'Travel insurance, Extra bag × 2'. */
export const addOnsText = (intl: IntlShape, addOns: readonly AddOn[]): string =>
  addOns.map((addOn) => addOnText(intl, addOn)).join(', ');
