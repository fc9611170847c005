import { type Drawing, placeAt } from './drawing.rules.js';

/** How seats get their numbers: those that have one keep it; 1 to n; rows by letters (A1); rows by numbers (1A). */
export const NUMBERINGS = ['KEEP', 'COUNT', 'ROW_LETTER', 'ROW_NUMBER'] as const;
export type Numbering = (typeof NUMBERINGS)[number];

/** 1 is A, 26 is Z, 27 is AA. */
export function lettersOf(ordinal: number): string {
  const before = Math.floor((ordinal - 1) / 26);
  return `${before > 0 ? lettersOf(before) : ''}${String.fromCharCode(65 + ((ordinal - 1) % 26))}`;
}

const BY_PLACE: Readonly<Record<Exclude<Numbering, 'KEEP'>, (seat: number, row: number, inRow: number) => string>> = {
  COUNT: (seat) => String(seat),
  ROW_LETTER: (_, row, inRow) => `${lettersOf(row)}${inRow}`,
  ROW_NUMBER: (_, row, inRow) => `${row}${lettersOf(inRow)}`,
};

/** The number of each cell by its place, '' for what is no seat; rows without a seat are not counted. */
function numbersBy(numbering: Exclude<Numbering, 'KEEP'>, drawing: Drawing): string[] {
  let [seat, row, inRow] = [0, 0, 0];
  let rowBefore: string | undefined;
  return drawing.cells.map(({ kind }, index) => {
    if (kind !== 'SEAT') return '';
    const place = placeAt(drawing, index);
    const here = `${place.floor}/${place.row}`;
    if (here !== rowBefore) [row, inRow, rowBefore] = [row + 1, 0, here];
    return BY_PLACE[numbering]((seat += 1), row, (inRow += 1));
  });
}

/** Seats without a number get that of their place, in the manner of the others, where it is free; else the first free count. */
function completed(drawing: Drawing): Drawing {
  const known = drawing.cells.flatMap(({ number }) => (number === '' ? [] : [number]));
  const taken = new Set(known.map((number) => number.toUpperCase()));
  const manner = known.length > 0 && known.every((number) => /^\d+$/.test(number)) ? 'COUNT' : 'ROW_NUMBER';
  const byPlace = numbersBy(manner, drawing);
  const free = (wanted: string): string => {
    let number = wanted;
    for (let count = 1; taken.has(number); count++) number = String(count);
    taken.add(number);
    return number;
  };
  const cells = drawing.cells.map((cell, index) =>
    cell.kind === 'SEAT' && cell.number === '' ? { ...cell, number: free(byPlace[index]!) } : cell,
  );
  return { ...drawing, cells };
}

/** The drawing with its seats numbered. */
export function numbered(drawing: Drawing, numbering: Numbering): Drawing {
  if (numbering === 'KEEP') return completed(drawing);
  const numbers = numbersBy(numbering, drawing);
  return { ...drawing, cells: drawing.cells.map((cell, index) => ({ ...cell, number: numbers[index]! })) };
}
