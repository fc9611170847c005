import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import type { RouterContextProvider } from 'react-router';
import { InPersonOnly, InvalidFields } from '../../../session/graph.js';
import { visitContext } from '../../../session/visit.js';

export interface FieldFault {
  /** Name of the field. */
  path: string;
  code: string;
  facts?: Record<string, unknown>;
}

/** What an action says about the form it was sent. */
export interface FormAnswer {
  /** Which form of the page. */
  intent: string;
  /** Epoch milliseconds: one answer is told from the next. */
  at: number;
  done?: boolean;
  /** Nobody answered. */
  unheard?: boolean;
  faults?: readonly FieldFault[];
  refusal?: Refusal;
  /** What was typed, secrets left out. */
  typed?: Record<string, string>;
}

const SECRET = /password|code|token|challenge|secret|otpauth|picture/i;

/** The texts of a form; files and repeated fields are not its own. */
export const textsOf = (sent: FormData): Record<string, string> =>
  Object.fromEntries([...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** One text of a form, without blanks around it. */
export const textOf = (sent: FormData, name: string): string => {
  const value = sent.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A password as it was typed: blanks may be part of it. */
export const passwordOf = (sent: FormData, name = 'password'): string => {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
};

type Result = { __typename: string; code?: string; facts?: Record<string, unknown> };

/** Runs what a form asks for; a refusal and wrong fields become its answer, anything else that fails is thrown. */
export async function formAnswer<R extends Result>(
  context: Readonly<RouterContextProvider>,
  sent: FormData,
  run: () => Promise<R>,
): Promise<{ answer: FormAnswer; result?: Exclude<R, { __typename: 'Refused' }> }> {
  const typed = Object.fromEntries(Object.entries(textsOf(sent)).filter(([name]) => !SECRET.test(name)));
  const begun: FormAnswer = { intent: textOf(sent, 'intent'), at: context.get(visitContext).now, typed };
  try {
    const result = await run();
    if (result.__typename === 'Refused') {
      const { code = 'unknown', facts = {} } = result;
      return { answer: { ...begun, refusal: { code, facts } } };
    }
    return { answer: { ...begun, done: true }, result: result as Exclude<R, { __typename: 'Refused' }> };
  } catch (error) {
    if (error instanceof InPersonOnly) return { answer: { ...begun, refusal: { code: 'IN_PERSON', facts: {} } } };
    if (!(error instanceof InvalidFields)) throw error;
    const faults = error.fields.map(({ path, ...more }) => ({ ...more, path: path.split('.').at(-1)! }));
    return { answer: { ...begun, faults } };
  }
}
