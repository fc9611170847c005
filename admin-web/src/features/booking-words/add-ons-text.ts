import { type AddOn, addOnText } from '@naga/booking-flow/sale/fee-lines.js';
import type { IntlShape } from 'react-intl';

/** What somebody has beside his seat: 'Travel insurance, 2 × Extra bag'. */
export const addOnsText = (intl: IntlShape, addOns: readonly AddOn[]): string =>
  addOns.map((addOn) => addOnText(intl, addOn)).join(', ');
