/** The last answer of each address, for the time nobody answers. */
const lastAnswers = new Map<string, unknown>();

interface Asking<Answer> {
  readonly serverLoader: () => Promise<Answer>;
  readonly request: Request;
}

/**
 * The loader, in the browser, of a page that asks again by itself. An asking that fails while the browser believes itself
 * online must not take away what stands there: the last answer stays, and the next asking follows.
 */
export async function orLastAnswer<Answer>({ serverLoader, request }: Asking<Answer>): Promise<Answer> {
  const { pathname, search } = new URL(request.url);
  const key = pathname + search;
  try {
    const answer = await serverLoader();
    lastAnswers.set(key, answer);
    return answer;
  } catch (error) {
    const isRedirect = error instanceof Response;
    const last = lastAnswers.get(key) as Answer | undefined;
    if (isRedirect || last === undefined) throw error;
    return last;
  }
}
