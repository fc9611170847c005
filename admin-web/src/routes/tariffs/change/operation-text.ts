import { asMoney } from '../../../session/as-money.js';
import type { IntlShape } from 'react-intl';
import type { Tariffs_OperationFragment, Tariffs_PriceFragment, Tariffs_RuleFragment } from '../tariffs.generated.js';
import { supplementWords } from '../supplements/words.js';
import { words } from '../words.js';
import { percent } from '../../../features/money/percent.js';
import { weekdaysText } from '../../../session/time/day-text.js';

/** '$5,00 / $7,00 (offer …) · 10 %': for nationals and visitors. */
export function priceText(intl: IntlShape, price: Tariffs_PriceFragment | null): string {
  if (price === null) return intl.formatMessage(words.notSold);
  const { currency, local, foreign, localOffer, foreignOffer, offerFrom, offerTo, commission } = price;
  const money = (amount: number | null): string => (amount === null ? '–' : asMoney({ amount, currency }));
  const hasOffer = localOffer !== null || foreignOffer !== null;
  const days = [offerFrom, offerTo].map((day) => day ?? '…').join(' – ');
  return [
    `${money(local)} / ${money(foreign)}`,
    ...(hasOffer ? [`${money(localOffer)} / ${money(foreignOffer)} (${days})`] : []),
    ...(commission === null ? [] : [percent(commission / 100)]),
  ].join(' · ');
}

/** '+ $1,00 / + $2,00': what nationals and visitors pay more. */
export function supplementText(
  intl: IntlShape,
  supplement: Tariffs_OperationFragment['supplement'],
  currency: string,
): string {
  if (supplement === null) return intl.formatMessage(supplementWords.noSupplement);
  const more = (amount: number): string => `+ ${asMoney({ amount, currency })}`;
  return `${more(supplement.local)} / ${more(supplement.foreign)}`;
}

/** '10 instead of 9 / 13 instead of 12 · Sat, Sun · from – until'; amounts in the currency of the ride. */
export function ruleText(intl: IntlShape, rule: Tariffs_RuleFragment): string {
  const { local, nonLocal, originalLocal, originalNonLocal, validFrom, validTo, priority } = rule;
  const amount = (minor: number): string => String(minor / 100);
  const values = `${amount(originalLocal)} → ${amount(local)} / ${amount(originalNonLocal)} → ${amount(nonLocal)}`;
  const days = rule.isDayOfWeekDependent ? [weekdaysText(intl, rule.daysOfWeek)] : [];
  const period = validFrom === null && validTo === null ? [] : [`${validFrom ?? '…'} – ${validTo ?? '…'}`];
  return [values, ...days, ...period, ...(priority === 0 ? [] : [`↑ ${priority}`])].join(' · ');
}
