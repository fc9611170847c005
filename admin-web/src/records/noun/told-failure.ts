import type { IntlShape } from 'react-intl';
import { entityName } from '../../features/timeline/entity-words.js';
import type { BulkReport } from './noun.js';

type Failure = BulkReport['failed'][number];

/** Why a record stayed as it was, with what needs it in the reader's language. */
export function toldFailure(intl: IntlShape, { code, facts }: Failure): Pick<Failure, 'code' | 'facts'> {
  const { by } = facts;
  const isNamed = code === 'RECORD_IN_USE' && typeof by === 'string';
  return { code, facts: isNamed ? { ...facts, by: entityName(intl, by) } : facts };
}
