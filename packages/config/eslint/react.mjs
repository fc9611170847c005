import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import { noWordsInJsx } from './no-words-in-jsx.mjs';

const APPS = '{web/src,admin-web/src,packages/ui/src,packages/app-kit/src,packages/booking-flow/src}/**/*';

/** What people read is a message with an id of its own; hooks follow React's rules. */
export const react = [
  {
    files: [`${APPS}.{ts,tsx}`],
    plugins: { formatjs, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-id': ['error', { idInterpolationPattern: '', idWhitelist: ['^[a-zA-Z][\\w.-]*$'] }],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
    },
  },
  {
    files: [`${APPS}.tsx`],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    plugins: { naga: { rules: { 'no-words-in-jsx': noWordsInJsx } } },
    rules: { 'naga/no-words-in-jsx': 'error' },
  },
];
