import { formatBoth, type ShownRate } from '@naga/kernel/exchange-rate.js';
import { LANGUAGES, localize } from '@naga/kernel/language.js';
import { type Currency, formatMoney, type Money, money } from '@naga/kernel/money.js';
import type { FareAlert } from '../../fare-alert/fare-alert.entity.js';
import type { Mail } from '../mail.js';
import type { Voice } from '../voice.js';
import { dayIn } from '../words.js';
import { accountMail } from './account-mail.js';

/** What one adult pays at least now, and the mark it fell below. */
export interface FareFall {
  readonly now: Money;
  readonly before: Money;
}

type Facts = Pick<
  FareAlert,
  | 'token'
  | 'language'
  | 'fromSlug'
  | 'toSlug'
  | 'fromName'
  | 'toName'
  | 'date'
  | 'transportType'
  | 'nationalOf'
  | 'currency'
  | 'below'
>;

/** The search that has the price, in the site's addresses (specification, section 2). */
function searchPath({ fromSlug, toSlug, date, transportType, nationalOf }: Facts): string {
  const kind = transportType == null ? 'search' : `${transportType.toLowerCase()}-tickets`;
  return `${kind}/${fromSlug}/${toSlug}/${date}?sort=price${nationalOf === null ? '' : `&nat=${nationalOf}`}`;
}

/**
 * To who wants to be told of falling prices, or is said to: what is watched, the price as it is charged and as he reads
 * it, the way on and the way out.
 */
export function fareAlertMail(
  alert: Facts,
  fall: FareFall | undefined,
  rate: ShownRate | undefined,
  voice: Voice,
): Mail {
  const language = LANGUAGES.find((known) => known === alert.language) ?? 'en';
  const { fromName, toName, date, token, below, currency } = alert;
  return accountMail(language, voice, (words, page) => {
    const way = { from: localize(fromName, language), to: localize(toName, language), day: dayIn(language, date) };
    const own = page(`fare-alerts/${token}`);
    const mark = formatBoth(fall?.before ?? money(below, currency as Currency), rate);
    const facts = [
      { label: words('mail.fares.way'), value: `${way.from} → ${way.to}` },
      { label: words('mail.fares.day'), value: way.day },
    ];
    if (fall === undefined)
      return {
        subject: words('mail.fares.askedSubject', way),
        title: words('mail.fares.askedTitle'),
        paragraphs: [words('mail.fares.askedText', { mark }), words('mail.fares.askedStranger')],
        facts,
        actions: [{ label: words('mail.fares.confirm'), url: own }],
        why: words('mail.fares.askedWhy'),
      };
    const [price, both] = [formatMoney(fall.now), formatBoth(fall.now, rate)];
    return {
      subject: words('mail.fares.fellSubject', { ...way, price }),
      title: words('mail.fares.fellTitle', { price }),
      paragraphs: [words('mail.fares.fellText', { price: both, mark })],
      facts: [...facts, { label: words('mail.fares.price'), value: both }],
      actions: [
        { label: words('mail.fares.open'), url: page(searchPath(alert)) },
        { label: words('mail.fares.stop'), url: own },
      ],
      why: words('mail.fares.fellWhy'),
    };
  });
}
