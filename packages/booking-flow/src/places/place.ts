/** A place in the search form: what is written in the field, and which one it is once it was chosen. */
export interface Place {
  name: string;
  /** Empty while the text was only typed: the server then resolves it. */
  slug: string;
  /** A stop within the place, when that was chosen. */
  stopId?: string | undefined;
}

export interface PlaceOption extends Place {
  /** Where it lies, or which city the stop belongs to. */
  hint?: string | undefined;
  group: 'popular' | 'cities' | 'stops';
  /** What matched, in the script that was typed, when that is not the name. */
  matched?: string | undefined;
}

/** A text cut where it matches what was typed: [before, match, after]; no match = everything before. */
export function cutAtMatch(text: string, typed: string): [string, string, string] {
  const at = typed === '' ? -1 : text.toLocaleLowerCase().indexOf(typed.toLocaleLowerCase());
  return at < 0
    ? [text, '', '']
    : [text.slice(0, at), text.slice(at, at + typed.length), text.slice(at + typed.length)];
}
