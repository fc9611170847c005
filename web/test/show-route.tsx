import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { NoticeArea } from '@naga/app-kit/NoticeArea';
import type { LanguageCode } from '@naga/kernel/language.js';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, Outlet, type RouterContextProvider } from 'react-router';
import { visitContext } from '../src/session/visit.js';
import { aVisit } from './visit.js';

interface Shown {
  path: string;
  Component: ComponentType<never>;
  loader?: (...args: never[]) => unknown;
  action?: (...args: never[]) => unknown;
  ErrorBoundary?: ComponentType;
  [more: string]: unknown;
}

/** Renders routes below the site's root, with its loader's facts, words and notices, at an address. */
export function showRoutes(routes: Shown[], at: string, context: RouterContextProvider = aVisit()) {
  const { language, brand, today, baseUrl, reference } = context.get(visitContext);
  const site = { language, brand, today, baseUrl, reference };
  const Root = () => (
    <LanguageProvider language={language as LanguageCode} messages={{}}>
      <NoticeArea>
        <Outlet />
      </NoticeArea>
    </LanguageProvider>
  );
  const Stub = createRoutesStub(
    [
      {
        id: 'root',
        path: '/',
        Component: Root,
        loader: () => ({ site }),
        HydrateFallback: () => null,
        children: routes as never,
      },
    ],
    context,
  );
  return render(<Stub initialEntries={[at]} />);
}
