import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { clock } from './packages/config/eslint/clock.mjs';
import { operations } from './packages/config/eslint/operations.mjs';
import { react } from './packages/config/eslint/react.mjs';

const SERVERS = '{gateway,subgraphs,packages/kernel,packages/server-kit,web/server}/**/*.ts';

/** Without type information: tsc has the types, and this stays fast enough to run in every `npm test`. */
export default defineConfig(
  globalIgnores(['**/dist/', '**/build/', '**/.react-router/', '.data/', '**/*.generated.ts', 'schema/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }] },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,spec}.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] },
  },
  { files: [SERVERS], rules: { 'no-console': 'error' } },
  clock,
  ...react,
  operations,
);
