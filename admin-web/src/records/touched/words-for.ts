import { undoWords } from '../../session/use-undoable.js';
import type { TouchingWords } from './AskTouched.js';
import { touchedWords } from './touched-words.js';

/** Whether something is done, in a form or with a file of records, or taken back. */
export type Direction = 'ON' | 'FILE' | 'BACK';

/** What is asked where nobody edits, or where it is taken back. */
export const wordsFor = (words: TouchingWords, direction: Direction): TouchingWords =>
  direction === 'ON'
    ? words
    : { ...words, ...(words.go && direction === 'BACK' && { go: undoWords.undo }), keep: touchedWords.leave };
