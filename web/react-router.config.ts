import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // Pages bring all routes along (4 kB, build-plugins/lean-manifest.ts): who loses his network at the first moment can
  // still filter. The router's own way, asking for the routes behind links on show, lets nobody do so before it has asked.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
