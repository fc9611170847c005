import { asMoney } from '../../../session/as-money.js';
import type { IntlShape } from 'react-intl';
import type { Tariffs_OperationFragment, Tariffs_PriceFragment, Tariffs_RuleFragment } from '../tariffs.generated.js';
import { demandWords } from '../demand/words.js';
import { supplementWords } from '../supplements/words.js';
import { words } from '../words.js';
import { shareText } from '@naga/kernel/percent-text.js';
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
    ...(commission === null ? [] : [shareText(commission)]),
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

/** '25 % of the seats left: +10 % · 7 days to go: +15 % · between 80 and 130 %' */
export function demandText(intl: IntlShape, demand: Tariffs_OperationFragment['demand']): string {
  if (demand === null || demand.steps.length === 0) return intl.formatMessage(demandWords.none);
  const { steps, floor, ceiling } = demand;
  const told = steps.map(({ kind, most, percent: by }) => {
    const change = `${by < 0 ? '−' : '+'}${Math.abs(by)} %`;
    return intl.formatMessage(kind === 'LEFT' ? demandWords.leftStep : demandWords.daysStep, { most, change });
  });
  return [...told, intl.formatMessage(demandWords.between, { floor, ceiling })].join(' · ');
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
