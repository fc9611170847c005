import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { withoutDefaultMessages } from './without-default-messages.js';

/** Our packages are compiled from their source (`source`), in the browser's bundle and in the server's. */
export default defineConfig({
  plugins: [withoutDefaultMessages(), reactRouter()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { noExternal: [/^@naga\//], resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: { manifest: true },
});
