import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/** Our packages are compiled from their source (`source`). `base` and the router's basename both end in a slash. */
export default defineConfig({
  base: '/admin/',
  plugins: [reactRouter()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { noExternal: [/^@naga\//], resolve: { conditions: ['source', ...defaultServerConditions] } },
});
