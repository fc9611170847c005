import type { IntlShape } from 'react-intl';
import { faultText } from '../passengers/passenger-words.js';
import { pickupFaultText } from '../pickup/pickup-words.js';
import type { SaleFault } from './sale-form.js';
import { seatFaultWords, words } from './sale-words.js';

/** Beside its field: how to mend it. */
export function saleFaultText(intl: IntlShape, fault: SaleFault): string {
  if ('seat' in fault) return intl.formatMessage(seatFaultWords[fault.code], { seat: fault.seat });
  if ('field' in fault) return pickupFaultText(intl, fault);
  if (fault.code === 'TITLE_MISSING') return intl.formatMessage(words.titleMissing);
  return faultText(intl, fault);
}

/** In the summary, where it must say whose field it is. */
export function saleFaultInSummary(intl: IntlShape, fault: SaleFault): string {
  const index = /^(?:rows|passengers)\.(\d+)\./.exec(fault.path)?.[1];
  const text = saleFaultText(intl, fault);
  return index === undefined ? text : intl.formatMessage(words.ofPassenger, { number: Number(index) + 1, fault: text });
}
