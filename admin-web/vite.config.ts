import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

// The router asks its own preview for the one page it writes and gives up after 10 s, which no setting changes: on a
// busy machine that page takes longer, and with it the whole build would fail.
const timeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (milliseconds) => timeout(Math.max(milliseconds, 180_000));

/** Our packages are compiled from their source (`source`). `base` and the router's basename both end in a slash. */
export default defineConfig({
  base: '/admin/',
  plugins: [reactRouter()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { noExternal: [/^@naga\//], resolve: { conditions: ['source', ...defaultServerConditions] } },
});
