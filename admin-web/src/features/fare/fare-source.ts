import type { IntlShape } from 'react-intl';
import { weekdaysText } from '../../session/time/day-text.js';
import { versionText } from '../../session/version-words.js';
import { sourceWords } from './fare-words.js';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const daysOf = (intl: IntlShape, days: string): string =>
  weekdaysText(
    intl,
    days.split(', ').map((day) => DAYS.indexOf(day) + 1),
  );

type Groups = Readonly<Record<string, string | undefined>>;

/** Which of the operator's versions wrote it; what was there before the first has none. */
const versionOf = (intl: IntlShape, { version }: Groups): string[] =>
  version === undefined ? [] : [versionText(intl, version)];

const ZONES = /^zones (?<from>.+) → (?<to>.+?)(?: version (?<version>\d+))?$/;
const DISCOUNT = /^(?<kind>coupon|promotion) (?<id>\d+) version (?<version>\d+)$/;
const SUPPLEMENT = /^supplement (?<what>.+?)(?: version (?<version>\d+))?$/;
const DEMAND =
  /^demand (?<change>[+−]?\d+ %)(?: version (?<version>\d+))?: (?:(?<left>\d+) of (?<all>\d+) seats left)?(?:, )?(?:(?<days>\d+) days to go)?$/;
const DATED =
  /^(?:rule (?<id>\d+|new)|offer)(?: version (?<version>\d+))?(?: on (?<days>[\w, ]+?))?(?: from (?<since>\S+))?(?: until (?<end>\S+))?$/;

function demandSource(intl: IntlShape, told: Groups): string {
  const { change, left, all, days } = told;
  const reasons = [
    ...(left === undefined ? [] : [intl.formatMessage(sourceWords.seatsLeft, { left, all: all! })]),
    ...(days === undefined ? [] : [intl.formatMessage(sourceWords.daysToGo, { days: Number(days) })]),
  ];
  return [`${reasons.join(', ')}: ${change}`, ...versionOf(intl, told)].join(', ');
}

/**
 * What decided a step of a fare, in the reader's language. pricing stores it with the sold part as one English text
 * ('zones Phnom Penh → Siem Reap version 3', 'rule 7 on Fri, Sat from 2026-11-01', 'offer until 2026-12-31', 'coupon 7 version
 * 2', 'promotion 8 version 1', 'supplement Front row on Van version 3'), and says 'rule new' of one that nobody has written yet; empty when an
 * offer has no limits, and the text itself where it
 * has another form.
 */
export function fareSource(intl: IntlShape, source: string): string {
  const zones = ZONES.exec(source)?.groups;
  if (zones !== undefined) {
    const between = intl.formatMessage(sourceWords.zones, { from: zones['from']!, to: zones['to']! });
    return [between, ...versionOf(intl, zones)].join(', ');
  }
  const discounts = source.split(', ').map((one) => DISCOUNT.exec(one)?.groups);
  if (discounts.every((discount) => discount !== undefined)) {
    const texts = discounts.map(({ kind, id, version }) =>
      intl.formatMessage(sourceWords[kind as 'coupon' | 'promotion'], { id: id!, version: version! }),
    );
    return texts.join('; ');
  }
  const supplement = SUPPLEMENT.exec(source)?.groups;
  if (supplement !== undefined) {
    const what = intl.formatMessage(sourceWords.supplement, { what: supplement['what']! });
    return [what, ...versionOf(intl, supplement)].join(', ');
  }
  const demand = DEMAND.exec(source)?.groups;
  if (demand !== undefined) return demandSource(intl, demand);
  const dated = DATED.exec(source)?.groups;
  if (dated === undefined) return source;
  const { id, days, since, end } = dated;
  const rule =
    id === 'new' ? intl.formatMessage(sourceWords.newRule) : id && intl.formatMessage(sourceWords.rule, { id });
  return [
    rule,
    ...versionOf(intl, dated),
    days !== undefined && intl.formatMessage(sourceWords.days, { days: daysOf(intl, days) }),
    since !== undefined && intl.formatMessage(sourceWords.validFrom, { date: since }),
    end !== undefined && intl.formatMessage(sourceWords.validTo, { date: end }),
  ]
    .filter(Boolean)
    .join(', ');
}
