import { useApolloClient } from '@apollo/client/react';
import { useScope } from '@naga/app-kit/PermissionGate';
import { createContext, use, useRef } from 'react';
import {
  ComingSoldDocument,
  type ComingSoldQuery,
  type ComingSoldQueryVariables,
} from '../../features/sold/coming-sold.generated.js';
import { useAttempt } from '../../session/use-attempt.js';
import type { TouchingWords } from './AskTouched.js';
import type { Touched } from './touched.js';
import type { WaitingMessage } from './use-message.js';
import { useTell } from './use-tell.js';

type Sold = ComingSoldQuery['comingSold'];
const NOTHING: readonly WaitingMessage[] = [];

/** Asks with whom it touches in sight; answers what is said to them once it is done, undefined where it is left as it is. */
export type AskTouched = (sold: Touched, words: TouchingWords) => Promise<readonly WaitingMessage[] | undefined>;

/** TouchedArea's. */
export const TouchedContext = createContext<AskTouched>(() => {
  throw new Error('no TouchedArea');
});

export interface AskedTouched {
  /** Whether something may be done: at once where nobody has seats on it, else as the reader answers. */
  sure: (whom: ComingSoldQueryVariables, words: TouchingWords | ((sold: Sold) => TouchingWords)) => Promise<boolean>;
  /** The same of who is known already. */
  sureOf: (sold: Touched, words: TouchingWords) => Promise<boolean>;
  /** Sends what was written for it, once it is done. */
  tell: () => void;
  /** What was written for what is done later than it is asked for: it is its asker's to send. */
  taken: () => readonly WaitingMessage[];
}

/** Asks before something is done that people have seats on, of who may see whom it touches. */
export function useAskTouched(): AskedTouched {
  const client = useApolloClient();
  const attempt = useAttempt();
  const ask = use(TouchedContext);
  const send = useTell();
  const maySee = useScope('manifest.view') !== undefined;
  const waiting = useRef(NOTHING);
  async function sureOf(sold: Touched, words: TouchingWords): Promise<boolean> {
    waiting.current = NOTHING;
    if (sold.departures === 0) return true;
    const messages = await ask(sold, words);
    waiting.current = messages ?? NOTHING;
    return messages !== undefined;
  }
  async function sure(whom: ComingSoldQueryVariables, words: Parameters<AskedTouched['sure']>[1]): Promise<boolean> {
    waiting.current = NOTHING;
    if (!maySee) return true;
    const answer = await attempt(() =>
      client.query({ query: ComingSoldDocument, variables: whom, fetchPolicy: 'no-cache' }),
    );
    const sold = answer?.data?.comingSold;
    return sold !== undefined && sureOf(sold, typeof words === 'function' ? words(sold) : words);
  }
  function taken(): readonly WaitingMessage[] {
    const messages = waiting.current;
    waiting.current = NOTHING;
    return messages;
  }
  return { sure, sureOf, taken, tell: () => void send(taken()) };
}
