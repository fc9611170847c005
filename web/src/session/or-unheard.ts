import { data, isRouteErrorResponse } from 'react-router';

/** Nobody answered a press: whether it arrived is not known. */
export interface Unheard {
  readonly unheard: true;
  /** Which form of the page. */
  readonly intent: string;
}

/** The server said no, and said why; 429 and 5xx say only that it could not. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status < 500 && error.status !== 429);

interface Press<Answer> {
  readonly request: Request;
  readonly serverAction: () => Promise<Answer>;
}

/**
 * The action, in the browser, of a page on which something was chosen or typed. Where nobody answers the page stays as it
 * is and tells so (UnheardNotice): the error page would take away what stands there. Its status keeps the loaders from
 * asking again, which nobody would answer either.
 */
export async function orUnheard<Answer>({ request, serverAction }: Press<Answer>) {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (isAnswer(error)) throw error;
    const intent = (await sent.formData()).get('intent');
    return data<Unheard>({ unheard: true, intent: typeof intent === 'string' ? intent : '' }, { status: 503 });
  }
}
