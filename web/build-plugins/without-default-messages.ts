import type { Plugin } from 'vite';

const IN_CALLS = /\bdefaultMessage:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g;
const IN_JSX = /\bdefaultMessage="[^"]*"/g;

/**
 * Leaves the English beside each message out of what browsers download: they get the words of their language as a
 * catalogue of their own, and the tests see to it that no word is missing there. The server keeps it as a fallback.
 */
export const withoutDefaultMessages = (): Plugin => ({
  name: 'naga:without-default-messages',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/(web|packages\/(ui|app-kit|booking-flow))\/src\/.*\.tsx?$/, code: /defaultMessage/ },
    handler: (code) => ({ code: code.replace(IN_CALLS, '').replace(IN_JSX, ''), map: null }),
  },
});
