import { instantOf } from '@naga/kernel/clock-time.js';
import { rowIdOf } from '@naga/kernel/row-id.js';
import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import { createParser, type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs';
import type { IntlShape } from 'react-intl';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import type { ListFilter } from '../../features/list/list-filter.js';
import { actionWords } from '../../features/timeline/change-words.js';
import { ENTITIES, entityName } from '../../features/timeline/entity-words.js';
import type { AuditAction } from '../../features/timeline/timeline.generated.js';
import { typedText } from '../../session/typed-text.js';
import { words } from './words.js';

const ACTIONS = Object.keys(actionWords) as AuditAction[];

/** Digits; anything else in an address is left out. */
const parseAsNumber = createParser({
  parse: (text) => rowIdOf(text.trim()),
  serialize: (number: string) => number,
});

/** A place that a page of ours ended with. */
const parseAsPlace = createParser({
  parse: (text) => (/^\d{1,16}\.[a-z]{1,20}\.\d{1,19}$/.test(text) ? text : null),
  serialize: (place: string) => place,
});

/** What the page asks, as it stands in its address; `before` is where a page of older entries begins. */
export const auditParsers = {
  text: parseAsString.withDefault(''),
  entity: parseAsStringLiteral(ENTITIES),
  action: parseAsStringLiteral(ACTIONS),
  record: parseAsString.withDefault(''),
  actor: parseAsNumber,
  request: parseAsString.withDefault(''),
  from: parseAsTravelDate,
  to: parseAsTravelDate,
  before: parseAsPlace,
};

export type AuditState = inferParserType<typeof auditParsers>;

/** Midnight at the stops before a day, `days` later. */
const midnight = (date: string | null, days = 0): string | null =>
  date === null ? null : new Date(instantOf(addDays(date as TravelDate, days), 0)).toISOString();

/** AuditFilterInput: days are local ones, the last one included. */
export const filterOf = ({ text, entity, action, record, actor, request, from, to }: AuditState) => ({
  text: typedText(text),
  entity,
  action,
  rowId: typedText(record),
  actorUserId: actor,
  requestId: typedText(request),
  from: midnight(from),
  to: midnight(to, 1),
});

export const auditFilters = (intl: IntlShape): ListFilter<AuditState>[] => [
  { kind: 'search', name: 'text', label: intl.formatMessage(words.text), hint: intl.formatMessage(words.textHint) },
  {
    kind: 'choice',
    name: 'entity',
    label: intl.formatMessage(words.entity),
    options: ENTITIES.map((value) => ({ value, label: entityName(intl, value) })).sort((a, b) =>
      a.label.localeCompare(b.label, intl.locale),
    ),
  },
  {
    kind: 'choice',
    name: 'action',
    label: intl.formatMessage(words.action),
    options: ACTIONS.map((value) => ({ value, label: intl.formatMessage(actionWords[value]) })),
  },
];

export const rareFilters = (intl: IntlShape): { title: string; filters: ListFilter<AuditState>[] } => ({
  title: intl.formatMessage(words.more),
  filters: [
    {
      kind: 'search',
      name: 'actor',
      label: intl.formatMessage(words.actor),
      hint: intl.formatMessage(words.actorHint),
    },
    { kind: 'search', name: 'record', label: intl.formatMessage(words.record) },
    { kind: 'search', name: 'request', label: intl.formatMessage(words.request) },
    { kind: 'date', name: 'from', label: intl.formatMessage(words.from) },
    { kind: 'date', name: 'to', label: intl.formatMessage(words.to) },
  ],
});
