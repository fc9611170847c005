import type { IntlShape } from 'react-intl';
import { entityName } from '../../features/timeline/entity-words.js';
import type { BulkReport } from './noun.js';

type Failure = Pick<BulkReport['failed'][number], 'code' | 'facts'>;

/** Why a record stayed as it was, with what needs it in the reader's language. */
export function toldFailure(intl: IntlShape, { code, facts }: Failure): Failure {
  const { by } = facts;
  const isNamed = code === 'RECORD_IN_USE' && typeof by === 'string';
  return { code, facts: isNamed ? { ...facts, by: entityName(intl, by) } : facts };
}
