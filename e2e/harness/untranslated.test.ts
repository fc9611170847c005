import { expect, test } from '@jest/globals';
import { wordsWritten, wrongWords } from './untranslated.js';
import { wordsIn } from './words.js';

const english = wordsIn('en')('admin.keys.title');

test('what a document says is its texts and what is heard, without scripts and marks of React', () => {
  const html = `<title>A &amp; B</title><style>p{color:red}</style><p class="title">Two<!-- --> <b>words</b></p>
    <button aria-label="Don&#x27;t" title=""><svg/></button><script nonce="x">const label = '</p>';</script>`;
  const said = wordsWritten(html).filter((text) => text.trim() !== '');
  expect(said).toEqual(['A & B', 'Two', 'words', "Don't"]);
});

test.each([
  ['en', english, []],
  ['th', english, [`English: ${english}`]],
  ['th', wordsIn('th')('admin.keys.title'), []],
  ['es', 'admin.keys.title', ['id: admin.keys.title']],
  ['es', 'Son {count} asientos', ['hole: Son {count} asientos']],
] as const)('in %s of %j: %j', (language, text, wrong) => {
  expect(wrongWords([` ${text} `], language)).toEqual(wrong);
});
