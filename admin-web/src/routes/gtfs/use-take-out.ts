import { useApolloClient } from '@apollo/client/react';
import { saveFile } from '../../features/list/save-file.js';
import { isRefused, type Refused } from '../../session/refused.js';
import { OperatorFeedPartDocument, useMakeOperatorFeedMutation } from './gtfs.generated.js';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Has an operator's timetable packed, fetches it part after part and saves it as a file. */
export function useTakeOut(operatorId: string): () => Promise<Refused | { readonly parts: number } | undefined> {
  const client = useApolloClient();
  const [make] = useMakeOperatorFeedMutation();
  return async () => {
    const answer = (await make({ variables: { operatorId } })).data?.makeOperatorFeed;
    if (answer === undefined || isRefused(answer)) return answer;
    const { digest, parts } = answer;
    const content: Uint8Array<ArrayBuffer>[] = [];
    for (let part = 0; part < parts; part++) {
      const variables = { operatorId, digest, part };
      const { data } = await client.query({ query: OperatorFeedPartDocument, variables, fetchPolicy: 'no-cache' });
      if (data?.operatorFeedPart == null) throw new Error('a newer file has taken its place');
      content.push(bytesOf(data.operatorFeedPart));
    }
    saveFile('timetable.zip', new Blob(content, { type: 'application/zip' }));
    return { parts };
  };
}
