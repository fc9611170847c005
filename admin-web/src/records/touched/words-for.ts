import { undoWords } from '../../session/use-undoable.js';
import type { TouchingWords } from './AskTouched.js';
import { touchedWords } from './touched-words.js';

/** Whether something is done, or taken back. */
export type Direction = 'ON' | 'BACK';

/** What is asked where it is taken back. */
export const wordsFor = (words: TouchingWords, direction: Direction): TouchingWords =>
  direction === 'ON' ? words : { text: words.text, ...(words.go && { go: undoWords.undo }), keep: touchedWords.leave };
