/** What a word of state means for the reader; the colour follows, the word itself must say it too. */
export type Tone = 'good' | 'warn' | 'bad' | 'quiet';
