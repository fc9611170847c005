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
    route('*', 'routes/not-found/not-found.tsx'),
  ]),
] satisfies RouteConfig;
