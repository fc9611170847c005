import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/robots';

const CLOSED = [
  '/checkout/',
  '/eticket/',
  '/view-booking-detail',
  '/sandbox/',
  '/admin/',
  '/api/',
  '/graphql',
  '/live/',
];

export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(visitContext);
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${baseUrl}/sitemap.xml`];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
