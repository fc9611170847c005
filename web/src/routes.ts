import { index, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Every page answers without a prefix and under each language's two letters. `:lang?` takes any word, so
 * language-prefix.tsx refuses what is no language. Order does not matter: the router ranks by how exact a path is.
 */
export default [
  route('sitemap.xml', 'routes/for-robots/sitemap.ts'),
  route('robots.txt', 'routes/for-robots/robots.ts'),
  route(':lang?', 'app/language-prefix.tsx', [
    index('routes/home/home.tsx'),
    ...['bus-tickets', 'taxi-tickets', 'ferry-tickets', 'search'].map((kind) =>
      route(`${kind}/:from?/:to?/:date?/:return?`, 'routes/results/results.tsx', { id: kind }),
    ),
    route('operators', 'routes/operators/operators.tsx'),
    route('operators/:slug', 'routes/operators/operator.tsx'),
    route('operators/:operatorName/:from/:to?/:date?/:return?', 'routes/operators/operator-search.ts'),
    route('route-details/:from?/:to?', 'routes/route-details/route-details.tsx'),
    ...['popular-bus-routes', 'popular-taxi-routes', 'popular-ferry-routes'].map((kind) =>
      route(kind, 'routes/popular/popular.tsx', { id: kind }),
    ),
    ...['about', 'appAbout'].map((path) => route(path, 'routes/company/about.tsx', { id: path })),
    route('contact', 'routes/company/contact.tsx'),
    route('faq', 'routes/company/faq.tsx'),
    ...['terms-of-use', 'terms', 'appTerms'].map((path) => route(path, 'routes/company/terms.tsx', { id: path })),
    ...['privacy-policy', 'privacypolicy'].map((path) => route(path, 'routes/company/privacy.tsx', { id: path })),
    route('*', 'routes/not-found/not-found.tsx'),
  ]),
] satisfies RouteConfig;
