/** A correction changes at most so many letters of first and last name together. */
export const MOST_LETTERS = 3;

interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

const plain = (text: string): string[] => [...text.trim().replace(/\s+/g, ' ').toLowerCase().normalize('NFC')];

/** How many letters are put in, left out or replaced on the way from one text to the other (Levenshtein). */
export function lettersBetween(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, index) => index + 1);
  for (const [line, letter] of a.entries()) {
    let corner = line;
    let left = line + 1;
    row = b.map((other, index) => {
      const above = row[index]!;
      left = Math.min(above + 1, left + 1, corner + (letter === other ? 0 : 1));
      corner = above;
      return left;
    });
  }
  return b.length === 0 ? a.length : row.at(-1)!;
}

const changed = (a: string, b: string): number => lettersBetween(plain(a), plain(b));

/**
 * Whether this is the same person, written right: at most three letters otherwise in all, or first and last name have
 * changed places. Anything else is another person, which staff decide.
 */
export function isCorrection(before: Name, after: Name): boolean {
  const isSwapped = changed(before.firstName, after.lastName) === 0 && changed(before.lastName, after.firstName) === 0;
  const letters = changed(before.firstName, after.firstName) + changed(before.lastName, after.lastName);
  return isSwapped || letters <= MOST_LETTERS;
}
