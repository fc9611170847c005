import { useApolloClient, useMutation } from '@apollo/client/react';
import { filledIn, placesIn } from '@naga/kernel/examples/fill-in.js';
import { NOUN_EXAMPLES } from '@naga/kernel/examples/noun-examples.js';
import { useMe } from '../../session/me.js';
import type { ImportedFile, Noun } from './noun.js';

const exampleOf = ({ entity }: Pick<Noun, 'entity'>) =>
  Object.hasOwn(NOUN_EXAMPLES, entity) ? NOUN_EXAMPLES[entity as keyof typeof NOUN_EXAMPLES] : undefined;

/** Whether there is an example of its records. */
export const hasExample = (noun: Pick<Noun, 'entity'>): boolean => exampleOf(noun) !== undefined;

/**
 * Rehearses the example of a noun as any file: nothing is saved before somebody applies it. What it names is what a form
 * of the reader would begin with, else the first record that can be named.
 */
export function useExample(noun: Noun) {
  const me = useMe();
  const client = useApolloClient();
  const [rehearse] = useMutation(noun.documents.rehearse);

  async function valueAt(place: string): Promise<Record<string, string>> {
    const { typed, first } = noun.fields[place] ?? {};
    const own = String(typed?.(place, undefined, me)[place] ?? '');
    if (own !== '' || first === undefined) return own === '' ? {} : { [place]: own };
    const variables = { filter: {}, order: null, descending: false, page: 1, pageSize: 1, counted: false };
    const { data } = await client.query({ query: first.list, variables, fetchPolicy: 'no-cache' });
    const [row] = data?.page.rows ?? [];
    return row === undefined ? {} : { ...first.brings(row), [place]: row.id };
  }

  return async (): Promise<ImportedFile | undefined> => {
    const { EXAMPLE } = await exampleOf(noun)!();
    const values: Record<string, string> = {};
    for (const place of placesIn(EXAMPLE)) Object.assign(values, await valueAt(place));
    return (await rehearse({ variables: { file: filledIn(EXAMPLE, values) } })).data?.import;
  };
}
