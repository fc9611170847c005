import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import { noWordsInJsx } from './no-words-in-jsx.mjs';

const { recommended } = reactHooks.configs.flat;
/** These walk through the text; the others ask React's compiler, which costs as much as all else that eslint does. */
const OF_HOOKS = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];
const ofHooks = Object.fromEntries(OF_HOOKS.map((name) => [name, recommended.rules[name]]));

const APPS = '{web/src,admin-web/src,packages/ui/src,packages/app-kit/src,packages/booking-flow/src}/**/*';

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**'];

/** What people read is a message with an id of its own; hooks follow React's rules. */
export const react = [
  {
    files: [`${APPS}.{ts,tsx}`],
    plugins: { formatjs, 'react-hooks': reactHooks },
    rules: {
      ...ofHooks,
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-id': ['error', { idInterpolationPattern: '', idWhitelist: ['^[a-zA-Z][\\w.-]*$'] }],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
    },
  },
  { files: [`${APPS}.{ts,tsx}`], ignores: TESTS, rules: recommended.rules },
  {
    files: [`${APPS}.tsx`],
    ignores: TESTS,
    plugins: { naga: { rules: { 'no-words-in-jsx': noWordsInJsx } } },
    rules: { 'naga/no-words-in-jsx': 'error' },
  },
];
