import { NoticeArea } from '@naga/app-kit/NoticeArea';
import appKit from '@naga/app-kit/messages/en.json' with { type: 'json' };
import bookingFlow from '@naga/booking-flow/messages/en.json' with { type: 'json' };
import ui from '@naga/ui/messages/en.json' with { type: 'json' };
import { configure, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createRoutesStub, Outlet, RouterContextProvider, useLocation } from 'react-router';
import web from '../messages/en.json' with { type: 'json' };
import { graphContext, type GraphAnswer } from '../src/session/graph.js';
import { visitContext, type Visit } from '../src/session/visit.js';
import { NOW } from './checkout-fixtures.js';

// Whole pages on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const messages = { ...ui, ...appKit, ...bookingFlow, ...web };
const VISIT = {
  language: 'en',
  brand: {
    id: 'naga',
    name: 'Naga',
    title: 'Naga',
    operatorId: undefined,
    forcedLanguage: undefined,
    layout: 'default',
  },
  headers: {},
  reference: 'test',
  today: '2026-11-20',
  now: Date.parse(NOW),
  baseUrl: 'https://naga.example',
  nextAppUrl: undefined,
} as Visit;

// Route modules are typed for their own route; here they are played from outside.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Any = any;
type Variables = Record<string, Any>;
/** What the graph answers by operation name: its data, or `{ errors }`. */
export type Played = Record<string, (variables: Variables, headers: Record<string, string>) => object>;

/** The context that loaders and actions get, over a graph that answers what the test says; `asked` is what it was asked. */
export function playedContext(played: Played) {
  const asked: { name: string; variables: Variables; headers: Record<string, string> }[] = [];
  const context = new RouterContextProvider();
  context.set(visitContext, VISIT);
  context.set(graphContext, {
    async execute({ operationName = '', variables }, headers) {
      asked.push({ name: operationName, variables: variables as Variables, headers });
      const play = played[operationName];
      if (play === undefined) throw new Error(`nothing is played for ${operationName}`);
      const answer = play(variables as Variables, headers);
      return ('errors' in answer ? answer : { data: answer }) as GraphAnswer;
    },
  });
  return { context, asked };
}

/** A request as a browser without script sends it. */
export const sent = (path: string, fields?: Record<string, string>, cookie = '') =>
  new Request(`https://naga.example${path}`, {
    headers: { cookie },
    ...(fields !== undefined && { method: 'POST', body: new URLSearchParams(fields) }),
  });

export interface PlayedPage {
  pattern: string;
  page: { default: Any; loader?: Any; action?: Any };
}

/** Shows pages as the browser would, with their own loaders and actions. Addresses that no page has end at "elsewhere". */
export function play(pages: PlayedPage[], at: string, played: Played, cookie = '') {
  const { context, asked } = playedContext(played);
  let cookies = cookie;
  const run = (what: Any) =>
    what &&
    (async (args: { request: Request }) => {
      const request = new Request(args.request, {
        headers: { ...Object.fromEntries(args.request.headers), cookie: cookies },
      });
      const answer = await what({ ...args, request, url: new URL(request.url) });
      if (answer instanceof Response)
        for (const line of answer.headers.getSetCookie()) cookies += `; ${line.split(';')[0]}`;
      return answer;
    });
  const Around = () => (
    <IntlProvider locale="en" messages={messages}>
      <NoticeArea>
        <main>
          <Outlet />
        </main>
      </NoticeArea>
    </IntlProvider>
  );
  const Elsewhere = () => {
    const { pathname, search } = useLocation();
    return <p>{`elsewhere: ${pathname}${search}`}</p>;
  };
  const others = ['checkout/passengers/:id', 'checkout/payment/:id', '*'].filter((path) =>
    pages.every(({ pattern }) => pattern.replace(/:\w+/, ':id') !== path),
  );
  const Stub = createRoutesStub(
    [
      {
        id: 'root',
        path: '/',
        Component: Around,
        loader: () => ({ site: VISIT }),
        HydrateFallback: () => null,
        children: [
          ...pages.map(({ pattern, page }) => ({
            path: pattern,
            Component: page.default,
            loader: run(page.loader),
            action: run(page.action),
          })),
          ...others.map((path) => ({ path, Component: Elsewhere })),
        ],
      },
    ] as Any,
    context,
  );
  return { ...render(<Stub initialEntries={[at]} />), asked, cookies: () => cookies };
}
