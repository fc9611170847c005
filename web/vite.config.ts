import { reactRouter } from '@react-router/dev/vite';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { withLeanManifest } from './build-plugins/lean-manifest.js';
import { withoutDefaultMessages } from './build-plugins/without-default-messages.js';
import { words } from './build-plugins/words.js';

const PRICES =
  /kernel[\\/]src[\\/](money|exchange-rate)\.ts|shown-rate\.ts|[\\/]Price\.(tsx|module\.css)|web[\\/]src[\\/]session[\\/](currency|money|language)\.ts/;

/** What journeys are drawn with wherever they are listed. */
const JOURNEYS = [
  /ui[\\/]src[\\/].+[\\/](Chip|EmptyState|JourneyLine|OperatorBadge|Rating|Skeleton|Tag|duration)\./,
  /booking-flow[\\/]src[\\/](passengers[\\/]party|seats[\\/]national)\./,
  /features[\\/](journey-rows[\\/]|checkout[\\/](journey-price[\\/]JourneyPrice(Link|\.module)|price-made[\\/]price-made-title))/,
  /session[\\/]all-words\./,
];

/** What is small and on most pages is one file: each of its own costs a hundred bytes. */
const TOGETHER = {
  groups: [
    { name: 'most-pages', test: /[\\/](packages|web[\\/]src|clsx)[\\/]/, minShareCount: 45, maxModuleSize: 2000 },
    // Amounts, as the root has them shown on whatever page comes.
    { name: 'prices', test: PRICES },
    { name: 'journeys', test: (id: string) => JOURNEYS.some((part) => part.test(id)) },
  ],
};

/** Our packages are compiled from their source (`source`), in the browser's bundle and in the server's. */
export default defineConfig({
  plugins: [
    words(fileURLToPath(new URL('..', import.meta.url))),
    withoutDefaultMessages(),
    withLeanManifest(fileURLToPath(new URL('.', import.meta.url))),
    reactRouter(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: TOGETHER } } } } },
  ssr: { noExternal: [/^@naga\//], resolve: { conditions: ['source', ...defaultServerConditions] } },
});
