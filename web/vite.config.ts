import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/** Our packages are compiled from their source (`source`), in the browser's bundle and in the server's. */
export default defineConfig({
  plugins: [reactRouter()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { noExternal: [/^@naga\//], resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: { manifest: true },
});
