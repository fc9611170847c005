import { RecordPage } from '../RecordPage.js';
import { Elsewhere, isOther } from './Elsewhere.js';
import type { Noun } from './noun.js';
import { NounSheet } from './NounSheet.js';
import { recordOf } from './record-of.js';

/** The page of a record: all that its form says, how it ends, and what was changed of it. */
export function NounPage({ noun }: { noun: Noun }) {
  return (
    <RecordPage of={recordOf(noun)}>
      {(row) => (isOther(noun, row) ? <Elsewhere noun={noun} row={row} /> : <NounSheet noun={noun} row={row} />)}
    </RecordPage>
  );
}
