import { parseAsStringLiteral } from 'nuqs';
import type { IntlShape } from 'react-intl';
import { activeText } from '../../session/ActivePill.js';
import { choiceFilter, type ListFilter } from './list-filter.js';

/** Whether a list shows what is open or what was closed; nothing in the address shows both. */
export const parseAsActive = parseAsStringLiteral(['yes', 'no']);

/** The same as the graph is asked. */
export const isActive = (chosen: 'yes' | 'no' | null): boolean | null => (chosen === null ? null : chosen === 'yes');

export const activeFilter = <State extends { active: unknown }>(intl: IntlShape, label: string): ListFilter<State> =>
  choiceFilter('active', label, ['yes', 'no'], (value) => activeText(intl, value === 'yes'));
