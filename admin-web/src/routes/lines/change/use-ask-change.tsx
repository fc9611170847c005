import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useRef, useState } from 'react';
import { inputOf } from '../line-input.js';
import type { LineValues } from '../line-values.js';
import { LineTouchedDocument } from '../lines.generated.js';
import { type Agreed, AskChange, type AskChangeProps, type Touched } from './AskChange.js';

/** As what is not asked about is saved. */
const AT_ONCE: Agreed = { disable: false, from: null, messages: [] };

export interface AskedChange {
  /** Whether a change may be saved: at once where nothing differs, else as its author answers. */
  sure: (after: LineValues) => Promise<boolean>;
  /** What he answered. */
  agreed: () => Agreed;
  /** The question, while it waits for its answer. */
  question: ReactNode;
}

/** Shows what a change of a line comes to before it is saved; `line` undefined: it is new, and everything is. */
export function useAskChange(line: AskChangeProps['line'] | undefined, before: LineValues): AskedChange {
  const [asked, setAsked] = useState<AskChangeProps>();
  const client = useApolloClient();
  const answer = useRef(AT_ONCE);
  /** Undefined where the change is refused: the saving tells that at its fields. A look that fails is told by the form. */
  async function touchedAtOnce(of: AskChangeProps['line'], after: LineValues): Promise<Touched | undefined> {
    const variables = { ...of, input: inputOf(after), from: null };
    const { data } = await client.query({ query: LineTouchedDocument, variables, fetchPolicy: 'no-cache' });
    return data?.lineTouched.__typename === 'LineTouched' ? data.lineTouched : undefined;
  }
  async function sure(after: LineValues): Promise<boolean> {
    answer.current = AT_ONCE;
    const isChanged = Object.keys(before).some(
      (name) => before[name as keyof LineValues] !== after[name as keyof LineValues],
    );
    if (line === undefined || !isChanged) return true;
    const atOnce = await touchedAtOnce(line, after);
    if (atOnce === undefined) return true;
    const agreed = await new Promise<Agreed | undefined>((decide) => setAsked({ line, before, after, atOnce, decide }));
    setAsked(undefined);
    if (agreed !== undefined) answer.current = agreed;
    return agreed !== undefined;
  }
  return { sure, agreed: () => answer.current, question: asked && <AskChange {...asked} /> };
}
