import { useApolloClient } from '@apollo/client/react';
import { useScope } from '@naga/app-kit/PermissionGate';
import { type ReactNode, useRef, useState } from 'react';
import {
  ComingSoldDocument,
  type ComingSoldQuery,
  type ComingSoldQueryVariables,
} from '../../features/sold/coming-sold.generated.js';
import { useAttempt } from '../../session/use-attempt.js';
import { AskTouched, type AskTouchedProps, type TouchingWords } from './AskTouched.js';
import type { WaitingMessage } from './use-message.js';
import { useTell } from './use-tell.js';

type Sold = ComingSoldQuery['comingSold'];
const NOTHING: readonly WaitingMessage[] = [];

export interface AskedTouched {
  /** Whether something may be done: at once where nobody has seats on it, else as the reader answers. */
  sure: (whom: ComingSoldQueryVariables, words: TouchingWords | ((sold: Sold) => TouchingWords)) => Promise<boolean>;
  /** Sends what was written for it, once it is done. */
  tell: () => void;
  /** The question, while it waits for its answer. */
  question: ReactNode;
}

/** Asks before something is done that people have seats on, of who may see whom it touches. */
export function useAskTouched(): AskedTouched {
  const client = useApolloClient();
  const attempt = useAttempt();
  const send = useTell();
  const maySee = useScope('manifest.view') !== undefined;
  const [asked, setAsked] = useState<AskTouchedProps>();
  const waiting = useRef(NOTHING);
  async function sure(whom: ComingSoldQueryVariables, words: Parameters<AskedTouched['sure']>[1]): Promise<boolean> {
    waiting.current = NOTHING;
    if (!maySee) return true;
    const answer = await attempt(() =>
      client.query({ query: ComingSoldDocument, variables: whom, fetchPolicy: 'no-cache' }),
    );
    const sold = answer?.data?.comingSold;
    if (sold === undefined || sold.departures === 0) return sold !== undefined;
    const said = typeof words === 'function' ? words(sold) : words;
    const messages = await new Promise<readonly WaitingMessage[] | undefined>((decide) =>
      setAsked({ sold, words: said, decide }),
    );
    setAsked(undefined);
    waiting.current = messages ?? NOTHING;
    return messages !== undefined;
  }
  function tell() {
    void send(waiting.current);
    waiting.current = NOTHING;
  }
  return { sure, tell, question: asked && <AskTouched {...asked} /> };
}
