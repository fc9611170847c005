import type { IntlShape } from 'react-intl';
import { sourceWords } from './fare-words.js';

/** A Monday, at noon of UTC: the name of a weekday is that of a day so many days later. */
const MONDAY = Date.UTC(2026, 0, 5, 12);
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function daysOf(intl: IntlShape, days: string): string {
  const names = days.split(', ').map((day) => {
    const at = MONDAY + DAYS.indexOf(day) * 86_400_000;
    return intl.formatDate(at, { weekday: 'short', timeZone: 'UTC' });
  });
  return intl.formatList(names, { type: 'unit' });
}

const ZONES = /^zones (?<from>.+) → (?<to>.+)$/;
const COUPON = /^coupon (?<id>\d+) version (?<version>\d+)$/;
const DATED = /^(?:rule (?<id>\d+)|offer)(?: on (?<days>[\w, ]+?))?(?: from (?<since>\S+))?(?: until (?<end>\S+))?$/;

/**
 * What decided a step of a fare, in the reader's language. pricing stores it with the sold part as one English text
 * ('zones Phnom Penh → Siem Reap', 'rule 7 on Fri, Sat from 2026-11-01', 'offer until 2026-12-31', 'coupon 7 version 2'); empty when an
 * offer has no limits, and the text itself where it has another form.
 */
export function fareSource(intl: IntlShape, source: string): string {
  const zones = ZONES.exec(source)?.groups;
  if (zones !== undefined) {
    return intl.formatMessage(sourceWords.zones, { from: zones['from']!, to: zones['to']! });
  }
  const coupon = COUPON.exec(source)?.groups;
  if (coupon !== undefined) {
    return intl.formatMessage(sourceWords.coupon, { id: coupon['id']!, version: coupon['version']! });
  }
  const dated = DATED.exec(source)?.groups;
  if (dated === undefined) return source;
  const { id, days, since, end } = dated;
  return [
    id !== undefined && intl.formatMessage(sourceWords.rule, { id }),
    days !== undefined && intl.formatMessage(sourceWords.days, { days: daysOf(intl, days) }),
    since !== undefined && intl.formatMessage(sourceWords.validFrom, { date: since }),
    end !== undefined && intl.formatMessage(sourceWords.validTo, { date: end }),
  ]
    .filter(Boolean)
    .join(', ');
}
