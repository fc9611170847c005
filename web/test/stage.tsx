import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { NoticeArea } from '@naga/app-kit/NoticeArea';
import { AS_CHARGED, ShownRateProvider } from '@naga/ui/shown-rate.js';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import type { ShownPrices } from '../src/session/currency.js';
import { type Member, memberContext } from '../src/session/member.js';
import { visitContext } from '../src/session/visit.js';
import { fakeGraph } from './fake-graph.js';
import type { TestGraph } from './graph.js';
import { aVisit } from './visit.js';

// Whole pages on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** Route modules are typed for their own route, each in its way; here they stand on a stage. */
type Run = (args: never) => unknown;
/** What a route answers with `data()`. */
type DataAnswer = { init?: { headers?: Headers } | null };

export interface StagedPage {
  /** As in routes.ts, without the language. */
  path: string;
  module: {
    default: (props: never) => ReactNode;
    loader?: Run;
    action?: Run;
    clientAction?: Run;
    shouldRevalidate?: Run;
  };
}

export interface StageOptions {
  at: string;
  /** What loaders and actions ask; the small invented market unless told otherwise. */
  graph?: TestGraph;
  /** What the browser brings along; it keeps what pages set. */
  cookie?: string;
  /** Who is signed in. */
  member?: Member;
  /** In which currency prices are shown, by which rates. */
  shown?: ShownPrices;
}

/** Pages that another one's parameters would swallow; a test that is not about them sees their address only. */
const OTHERS = ['checkout/passengers/:bookingId', 'checkout/payment/:bookingId'];

/** The address as the browser shows it: where no page is staged, all there is to see. */
function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const Refused = ({ error }: { error: unknown }) => (
  <p role="alert">{String((error as { status?: number }).status ?? error)}</p>
);

/** Pages as the browser would show them, with their own loaders and actions, on 20 November 2026. */
export function stage(
  pages: readonly StagedPage[],
  { at, graph = fakeGraph, cookie = '', member, shown }: StageOptions,
) {
  const context = aVisit({ currency: shown?.currency }, graph);
  context.set(memberContext, member ?? null);
  const { language, brand, today, baseUrl, reference } = context.get(visitContext);
  let cookies = cookie;
  const withCookies = (run: Run | undefined) =>
    run &&
    (async (args: { request: Request }) => {
      const headers = { ...Object.fromEntries(args.request.headers), cookie: cookies };
      const request = new Request(args.request, { headers });
      const answer = await run({ ...args, request, url: new URL(request.url) } as never);
      const { headers: said } = answer instanceof Response ? answer : ((answer as DataAnswer | undefined)?.init ?? {});
      for (const line of said?.getSetCookie() ?? []) cookies += `; ${line.split(';')[0]}`;
      return answer;
    });
  /** As the browser hears its server: what the action throws with `data()` arrives as an answer with a status. */
  const inBrowser = (run: Run | undefined, action: ((args: { request: Request }) => Promise<unknown>) | undefined) =>
    run === undefined || action === undefined
      ? action
      : (args: { request: Request }) => {
          const serverAction = () =>
            action(args).catch((error: { init?: { status?: number }; data?: unknown }) => {
              const status = error.init?.status;
              throw status === undefined ? error : { status, statusText: '', internal: false, data: error.data };
            });
          return run({ ...args, serverAction } as never);
        };
  const Root = () => (
    <LanguageProvider language={language} messages={{}}>
      <NoticeArea>
        <main>
          <ShownRateProvider value={shown?.rates ?? AS_CHARGED}>
            <Outlet />
          </ShownRateProvider>
        </main>
        <Address />
      </NoticeArea>
    </LanguageProvider>
  );
  const staged = pages.map(({ path, module: { default: Component, loader, action, clientAction, ...more } }) => ({
    path: `:lang?/${path}`,
    Component,
    loader: withCookies(loader),
    action: inBrowser(clientAction, withCookies(action)),
    ErrorBoundary: Refused,
    HydrateFallback: () => null,
    ...('shouldRevalidate' in more && { shouldRevalidate: more.shouldRevalidate }),
  }));
  const elsewhere = [...OTHERS.filter((path) => pages.every((page) => page.path !== path)), '*'];
  const Stub = createRoutesStub(
    [
      {
        id: 'root',
        path: '/',
        Component: Root,
        HydrateFallback: () => null,
        loader: () => ({
          site: { language, brand, today, baseUrl, reference },
          member: member ?? null,
          shown: shown ?? null,
        }),
        children: [...staged, ...elsewhere.map((path) => ({ path, Component: () => null }))],
      },
    ] as Parameters<typeof createRoutesStub>[0],
    context,
  );
  return { ...render(<Stub initialEntries={[at]} />), asked: graph.asked, cookies: () => cookies };
}
