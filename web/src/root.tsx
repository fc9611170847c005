import '@naga/ui/fonts.css';
import '@naga/ui/tokens.css';
import './app/page.css';
import { LanguageProvider } from '@naga/app-kit/LanguageProvider';
import { AS_CHARGED, ShownRateProvider } from '@naga/ui/shown-rate.js';
import { NoticeArea } from '@naga/app-kit/NoticeArea';
import { languageOfPrefix } from '@naga/kernel/language.js';
import { use, type ReactNode } from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root';
import { brandOf } from './app/brands.js';
import { allWords, catalogueOf, loadCatalogue, loadFirstWords } from './app/catalogues.js';
import { AllWordsContext } from './session/all-words.js';
import { PageError } from './app/errors/PageError.js';
import { currencyMiddleware } from './app/currency-middleware.js';
import { FirstLanguageContext } from './app/first-language.js';
import { NonceContext } from './app/nonce.js';
import { layoutOf } from './session/requested-layout.js';
import { onceOnline } from '@naga/app-kit/once-online.js';
import { memberMiddleware } from './app/member-middleware.js';
import { Shell } from './app/shell/Shell.js';
import { visitMiddleware } from './app/visit-middleware.js';
import { wordsMiddleware } from './app/words-middleware.js';
import { loadPopularRoutes } from './features/popular-routes/load-popular-routes.js';
import { loadShownPrices } from './session/load-shown-prices.js';
import { memberContext } from './session/member.js';
import { visitContext } from './session/visit.js';

export const middleware = [visitMiddleware, memberMiddleware, currencyMiddleware];

/** What is asked for without network waits for it, on the page as it stands; filters ask nobody and answer at once. */
const waitForNetwork: Route.ClientMiddlewareFunction = async ({ request, url }, next) => {
  const { pathname, search } = window.location;
  const isFilter = request.method === 'GET' && url.pathname === pathname && url.search !== search;
  if (!isFilter) await onceOnline(request.signal);
  return next();
};
export const clientMiddleware = [waitForNetwork, wordsMiddleware(loadFirstWords, loadCatalogue)];

/** Facts of the site and of who is signed in, for every page. A page that does not exist still helps: it gets the popular routes. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { language, brand, today, baseUrl, reference } = context.get(visitContext);
  const lost = params['*'] !== undefined || (params.lang !== undefined && languageOfPrefix(params.lang) === undefined);
  // Without them that page still says that there is nothing here.
  const [popular, shown] = await Promise.all([
    lost ? loadPopularRoutes(context, 4).catch(() => []) : [],
    loadShownPrices(context),
  ]);
  const member = context.get(memberContext);
  const site = { language, brand, today, baseUrl, reference };
  return { site, shown, popular, member: member ?? null, isMemberUnknown: member === undefined };
}

/**
 * The facts of the site belong to an address: a filter, or a page that asks again by itself, does not ask for them. A
 * form of the settings changes who one is, and so does a confirmed address.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const changesMember = formMethod === 'POST' && /\/(settings|email\/verify)\//.test(nextUrl.pathname);
  return (changesMember || currentUrl.pathname !== nextUrl.pathname) && defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const { site, shown, member, isMemberUnknown } = useRouteLoaderData<typeof loader>('root') ?? {};
  const nonce = use(NonceContext);
  const firstLanguage = use(FirstLanguageContext);
  const language = site?.language ?? firstLanguage;
  const brand = site?.brand ?? brandOf('');
  const handles = useMatches().map(({ handle }) => handle);
  return (
    <html lang={language} data-layout={layoutOf(brand, handles)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#08312f" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        <AllWordsContext value={allWords}>
          <LanguageProvider language={language} messages={catalogueOf(language)}>
            <NoticeArea>
              <Shell
                brand={brand}
                language={language}
                currency={shown?.currency}
                member={member ?? undefined}
                isMemberUnknown={isMemberUnknown === true}
              >
                <ShownRateProvider value={shown?.rates ?? AS_CHARGED}>{children}</ShownRateProvider>
              </Shell>
            </NoticeArea>
          </LanguageProvider>
        </AllWordsContext>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <PageError error={error} popular={loaderData?.popular ?? []} hasSite={loaderData !== undefined} />;
}
