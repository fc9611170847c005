import { defineRecord, type RecordKind } from '../record-kind.js';
import type { ListedNoun } from './noun.js';
import type { NounRow } from './noun-field.js';
import { nounWords } from './noun-words.js';

/** A noun as the screens of a record take it. */
export const recordOf = ({
  path,
  entity,
  permission,
  scopes,
  documents,
  words,
}: ListedNoun): RecordKind<{ record: NounRow | null }, NounRow> =>
  defineRecord({
    path,
    param: 'recordId',
    entity,
    permission,
    ...(scopes && { scopes }),
    query: documents.one,
    pick: ({ record }) => record,
    words: { ...nounWords, none: nounWords.empty, noneText: words.about, ...words },
  });
