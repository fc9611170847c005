import type { IntlShape } from 'react-intl';
import { localStamp } from '../../session/local-stamp.js';
import { words } from './change-words.js';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/;

/** A value of an audited field as people read it: moments at the stops' clock, yes and no; null for what was empty. */
export function valueText(intl: IntlShape, value: string | null): string | null {
  if (value === null || value === '') return null;
  if (value === 'true' || value === 'false') return intl.formatMessage(value === 'true' ? words.yes : words.no);
  return INSTANT.test(value) && !Number.isNaN(Date.parse(value)) ? localStamp(value) : value;
}
