import { approximate, type ShownRate } from './exchange-rate.js';
import type { Money } from './money.js';

/** About what lines of one currency are that are added up: each is what it adds to the approximate sum, so that these add up, too. */
export function approximateLines(lines: readonly Money[], rate: ShownRate): Money[] {
  let [sum, shown] = [0, 0];
  return lines.map(({ amount, currency }) => {
    sum += amount;
    const before = shown;
    shown = approximate({ amount: sum, currency }, rate).amount;
    return { amount: shown - before, currency: rate.currency };
  });
}
