/** A piece of two texts: in both, in the former alone, or in the latter alone. */
export interface DiffPart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** A placeholder is one word, with its brackets. */
const PLACEHOLDER = /(\{\w+\})/;

/** Words, blanks and signs of a text, which together are the text; Khmer and Thai have no blanks between words. */
function wordsOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return text
    .split(PLACEHOLDER)
    .flatMap((piece, at) => (at % 2 === 1 ? [piece] : [...segmenter.segment(piece)].map(({ segment }) => segment)));
}

/** Lengths of the longest rows of words that both have from `i` and `j` on. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  return lengths;
}

const TRAILING_BLANKS = /\s*$/;

/** A run of changes as one piece that is gone and one that is new; the blanks in which both end are neither. */
function asOne(gone: string, fresh: string): DiffPart[] {
  const blanks = [gone, fresh].map((text) => TRAILING_BLANKS.exec(text)![0]);
  const kept = blanks[0] === blanks[1] ? blanks[0]!.length : 0;
  const without = (text: string) => text.slice(0, text.length - kept);
  return [
    { kind: 'gone', text: without(gone) },
    { kind: 'new', text: without(fresh) },
    { kind: 'same', text: gone.slice(gone.length - kept) },
  ];
}

/** Neighbours as one piece; what only a blank keeps apart is one change. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const runs: { isChange: boolean; gone: string; fresh: string }[] = [];
  for (const [at, { kind, text }] of parts.entries()) {
    const next = parts[at + 1]?.kind ?? 'same';
    const isApart = kind === 'same' && text.trim() === '' && runs.at(-1)?.isChange === true && next !== 'same';
    const isChange = kind !== 'same' || isApart;
    if (runs.at(-1)?.isChange !== isChange) runs.push({ isChange, gone: '', fresh: '' });
    const run = runs.at(-1)!;
    if (kind !== 'new') run.gone += text;
    if (kind !== 'gone') run.fresh += text;
  }
  return runs
    .flatMap(({ isChange, gone, fresh }): DiffPart[] =>
      isChange ? asOne(gone, fresh) : [{ kind: 'same', text: gone }],
    )
    .filter(({ text }) => text !== '');
}

/**
 * What became of a text, word by word: as much as can be stays (the longest common row of words), what is gone stands
 * before what is new. `language`: whose words they are.
 */
export function wordDiff(before: string, after: string, language: string): DiffPart[] {
  const [a, b] = [wordsOf(before, language), wordsOf(after, language)];
  const lengths = commonLengths(a, b);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i]! });
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      parts.push({ kind: 'gone', text: a[i++]! });
    else parts.push({ kind: 'new', text: b[j++]! });
  }
  return joined(parts);
}
