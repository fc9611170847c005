import { describe, it } from '@jest/globals';
import { RuleTester } from 'oxlint/plugins-dev';
import { noWordsInJsx } from './no-words-in-jsx.mjs';

Object.assign(RuleTester, { describe, it });
const parserOptions = { ecmaFeatures: { jsx: true } };
const errors = [{ messageId: 'word' }];

new RuleTester({ languageOptions: { parserOptions } }).run('no-words-in-jsx', noWordsInJsx, {
  valid: [
    '<p>{text}</p>',
    '<p> · {n} </p>',
    "<span>{step < 0 ? '−' : '+'}</span>",
    '<p className="wide" title={text}>✕</p>',
    "<p style={{ color: 'red' }} />",
  ],
  invalid: [
    { code: '<p>Pay now</p>', errors },
    { code: '<p>ភ្នំពេញ</p>', errors },
    { code: "<p>{'Pay'}</p>", errors },
    { code: "<p>{late ? 'Late' : n}</p>", errors },
    { code: '<p>{`Pay ${n}`}</p>', errors },
    { code: '<img alt="Two floors" />', errors },
  ],
});
