import { refusalText } from '@naga/app-kit/refusal-texts.js';
import type { IntlShape } from 'react-intl';
import { entityName } from '../../features/timeline/entity-words.js';
import { bulkWords } from './bulk/bulk-words.js';
import type { BulkReport } from './noun.js';

type Failure = Pick<BulkReport['failed'][number], 'code' | 'facts'>;

/** Why a record stayed as it was, in the reader's language: also who changed it since, and what needs it. */
export function whyOf(intl: IntlShape, { code, facts }: Failure): string {
  const by = typeof facts['by'] === 'string' ? facts['by'] : undefined;
  if (code === 'CHANGED_MEANWHILE') return intl.formatMessage(bulkWords.since, { by: by ?? 'none' });
  if (code === 'UNEXPECTED') return intl.formatMessage(bulkWords.unexpected);
  const isNamed = code === 'RECORD_IN_USE' && by !== undefined;
  return refusalText(intl, code, isNamed ? { ...facts, by: entityName(intl, by) } : facts);
}
