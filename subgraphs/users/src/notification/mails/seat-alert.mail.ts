import type { Voice } from '../voice.js';
import { LANGUAGES, localize } from '@naga/kernel/language.js';
import type { SeatAlert } from '../../seat-alert/seat-alert.entity.js';
import type { Mail } from '../mail.js';
import { dayIn } from '../words.js';
import { accountMail } from './account-mail.js';

/** asked: does he want to be told; found: there are seats. */
export type SeatAlertNews = 'asked' | 'found';

type Facts = Pick<
  SeatAlert,
  | 'token'
  | 'language'
  | 'fromSlug'
  | 'toSlug'
  | 'fromName'
  | 'toName'
  | 'date'
  | 'adults'
  | 'children'
  | 'transportType'
>;

/** The search that has the seats, in the site's addresses (specification, section 2). */
function searchPath({ fromSlug, toSlug, date, adults, children, transportType }: Facts): string {
  const kind = transportType == null ? 'search' : `${transportType.toLowerCase()}-tickets`;
  const party = new URLSearchParams({ pax: String(adults), ...(children > 0 && { children: String(children) }) });
  return `${kind}/${fromSlug}/${toSlug}/${date}?${party.toString()}`;
}

/** To who wants to be told of seats, or is said to: what is watched, and the way on. */
export function seatAlertMail(news: SeatAlertNews, alert: Facts, voice: Voice): Mail {
  const language = LANGUAGES.find((known) => known === alert.language) ?? 'en';
  const { fromName, toName, date, adults, children, token } = alert;
  return accountMail(language, voice, (words, page) => {
    const way = { from: localize(fromName, language), to: localize(toName, language), day: dayIn(language, date) };
    const own = page(`seat-alerts/${token}`);
    const isAsked = news === 'asked';
    return {
      subject: words(isAsked ? 'mail.seats.askedSubject' : 'mail.seats.foundSubject', way),
      title: words(isAsked ? 'mail.seats.askedTitle' : 'mail.seats.foundTitle'),
      paragraphs: isAsked
        ? [words('mail.seats.askedText'), words('mail.seats.askedStranger')]
        : [words('mail.seats.foundText', { count: adults + children })],
      facts: [
        { label: words('mail.seats.way'), value: `${way.from} → ${way.to}` },
        { label: words('mail.seats.day'), value: way.day },
        { label: words('mail.seats.passengers'), value: String(adults + children) },
      ],
      actions: isAsked
        ? [{ label: words('mail.seats.confirm'), url: own }]
        : [
            { label: words('mail.seats.open'), url: page(searchPath(alert)) },
            { label: words('mail.seats.again'), url: own },
          ],
      why: words(isAsked ? 'mail.seats.askedWhy' : 'mail.seats.foundWhy'),
    };
  });
}
