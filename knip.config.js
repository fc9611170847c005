/**
 * Unused files, exports and dependencies. Fonts are asked for by style sheets or by path, which knip does not read; it knows
 * nothing of our export condition `source` either, so packages/config/tsconfig.knip.json leads it to the sources.
 */
export default {
  // Peers of bench are a package of their own, outside of the workspaces.
  ignore: ['**/*.generated.ts', 'bench/peers/**'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: ['node-linux-.*', '@typescript/typescript-linux-.*'],
  jest: false,
  ignoreUnresolved: ['vite/client', /^\.{1,2}\/\+types\//],
  workspaces: {
    '.': {
      entry: ['*.config.mjs', '.dependency-cruiser.cjs'],
      ignoreDependencies: [
        'dependency-cruiser',
        'oxfmt',
        '@testing-library/jest-dom',
        '@swc/jest',
        'jest',
        'jest-circus',
        'jsdom',
        'jest-mock',
        '@jest/fake-timers',
        '@jest/test-sequencer',
      ],
    },
    tools: {
      entry: ['*.mjs!', 'codegen/{hooks,noun}-plugin.mjs!', '**/*.test.mjs'],
      ignoreDependencies: ['@graphql-codegen/.*', '@formatjs/cli'],
    },
    'packages/config': {
      entry: ['dependency-rules.cjs', 'jest/**/*.{mjs,cjs}', '**/*.test.{mjs,tsx}'],
      ignoreDependencies: ['react', 'react-dom', 'react-router', '@testing-library/.*', 'vite'],
    },
    'packages/ui': {
      entry: ['src/testing/**/*.{ts,tsx}', 'src/**/*.{test,spec}.{ts,tsx}'],
      includeEntryExports: true,
      ignoreDependencies: ['@fontsource-variable/.*'],
    },
    'packages/*': {
      entry: ['src/testing/**/*.{ts,tsx}', 'src/**/*.{test,spec}.{ts,tsx}'],
      includeEntryExports: true,
    },
    'subgraphs/*': {
      entry: ['src/{subgraph,main,worker}.ts', '{src,test}/**/*.{test,spec}.ts'],
      includeEntryExports: true,
    },
    gateway: {
      entry: ['src/main.ts', '{src,test}/**/*.{test,spec}.ts'],
      includeEntryExports: true,
      ignoreDependencies: ['@fontsource-variable/.*'],
    },
    standalone: {
      entry: ['src/{main,load-demo}.ts', '{src,test}/**/*.{test,spec}.ts'],
      includeEntryExports: true,
    },
    web: {
      entry: [
        'server/main.ts',
        'src/{root,entry.client,entry.server,routes}.{ts,tsx}',
        'public/*.js',
        '{src,server,build-plugins}/**/*.{test,spec}.{ts,tsx}',
      ],
    },
    'admin-web': {
      entry: ['src/{root,entry.client,entry.server,routes}.{ts,tsx}', 'public/*.js', 'src/**/*.test.{ts,tsx}'],
    },
    e2e: {
      entry: ['**/*.{e2e,storm,test}.ts', 'harness/{setup,teardown,valkey}.mjs', 'harness/begin-day.ts'],
      ignoreBinaries: ['redis-server'],
    },
    bench: {
      entry: ['src/main.ts', 'src/peers/{one-process,stock-gateway}.ts', 'src/servers/canned.ts', '**/*.test.ts'],
      ignoreBinaries: ['taskset'],
    },
    'subgraphs/booking': {
      entry: ['src/{subgraph,main,worker}.ts', '{src,test}/**/*.{test,spec}.ts'],
      includeEntryExports: true,
      ignoreDependencies: ['@expo-google-fonts/.*', '@graphql-typed-document-node/core'],
    },
  },
};
