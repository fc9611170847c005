import { useApolloClient } from '@apollo/client/react';
import { touchedWords } from '../../../records/touched/touched-words.js';
import { type AskedTouched, useAskTouched } from '../../../records/touched/use-ask-touched.js';
import { wordsFor } from '../../../records/touched/words-for.js';
import { useAttempt } from '../../../session/use-attempt.js';
import { type LineInput, LineTouchedDocument } from '../lines.generated.js';
import { changeWords } from './change-words.js';

export interface AskedBack extends Pick<AskedTouched, 'tell'> {
  /** Whether a line as it is saved may become what it was. */
  sure: (saved: { readonly id: string; readonly version: number }) => Promise<boolean>;
}

/** Asks before a change of a line is taken back that people have bought seats on meanwhile. */
export function useAskBack(former: LineInput): AskedBack {
  const client = useApolloClient();
  const attempt = useAttempt();
  const { sureOf, tell } = useAskTouched();
  return {
    tell,
    sure: async ({ id, version }) => {
      const variables = { id, version, input: former, from: null };
      const answer = await attempt(() =>
        client.query({ query: LineTouchedDocument, variables, fetchPolicy: 'no-cache' }),
      );
      const touched = answer?.data?.lineTouched;
      // What is refused is told by the saving.
      if (touched?.__typename !== 'LineTouched') return touched !== undefined;
      const go = { text: changeWords.soldNoMore, go: touchedWords.save, keep: touchedWords.leave };
      return sureOf(touched, touched.mustKeep ? { text: changeWords.notBack, keep: go.keep } : wordsFor(go, 'BACK'));
    },
  };
}
