import type { ApolloClient } from '@apollo/client';
import type { PaletteGroup, Place, Source } from '../../features/palette/palette-item.js';
import type { ListedNoun } from '../../records/noun/noun.js';
import { recordPath } from '../../records/record-kind.js';
import { FindRecordsDocument, type FindRecordsQuery } from './find-records.generated.js';
import { typeOf } from './kinds.js';

type FoundPage = Exclude<NonNullable<FindRecordsQuery[keyof FindRecordsQuery]>, string>;
type FoundRow = FoundPage['rows'][number];

/** The kinds that records stand under: of two nouns of one type the first leads on to the other's page. */
export const ofEachType = (kinds: readonly ListedNoun[]): readonly ListedNoun[] =>
  kinds.filter((kind, at) => kinds.findIndex((one) => typeOf(one) === typeOf(kind)) === at);

/** Records of a kind stand under what its list is called. */
export const groupOf = (kind: ListedNoun): PaletteGroup => ({ id: typeOf(kind), words: kind.words.title });

/** As find-records.generated.ts names what is asked: 'stopRecord' of StopRecord. */
const variableOf = (kind: ListedNoun): string => typeOf(kind).replace(/^[A-Z]/, (letter) => letter.toLowerCase());

/** Where it is and whose it is: what tells two records of one name apart. */
const besideOf = (row: FoundRow): string =>
  Object.values<unknown>(row)
    .flatMap((fact) => (typeof fact === 'object' && fact !== null ? [(fact as { name: string }).name] : []))
    .filter((name) => name !== row.name)
    .join(' · ');

/** Rows of an answer as places to go to, by kind in the order of the kinds. */
export function foundRecords(kinds: readonly ListedNoun[], answer: FindRecordsQuery): Place[] {
  const rows = Object.values(answer).flatMap<FoundRow>((page) => (typeof page === 'object' ? page.rows : []));
  return ofEachType(kinds).flatMap((kind) =>
    rows
      .filter(({ __typename }) => __typename === typeOf(kind))
      .map((row): Place => {
        const id = `${typeOf(kind)}-${row.id}`;
        return { id, group: groupOf(kind), title: row.name, detail: besideOf(row), to: recordPath(kind, row.id) };
      }),
  );
}

/** Asks the lists of these kinds for what they have of a text, all in one question. */
export const recordSource =
  (client: ApolloClient, kindsOf: () => Promise<readonly ListedNoun[]>): Source =>
  async (text, signal) => {
    const kinds = await kindsOf();
    if (kinds.length === 0) return [];
    const { data } = await client.query({
      query: FindRecordsDocument,
      variables: { text, ...Object.fromEntries(kinds.map((kind) => [variableOf(kind), true])) },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (data === undefined) throw new Error('no answer');
    return foundRecords(kinds, data);
  };
