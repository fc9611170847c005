/** What parts cells: spreadsheets of countries that write 1,5 for 1.5 save ';', and a copied table has tabs. */
const MARKS = [',', ';', '\t'] as const;

/** The mark of a file of CSV, from its headings, none of which may have one in it. */
export function cellMarkOf(file: string): string {
  const [headings = ''] = file.trimStart().split(/[\r\n]/, 1);
  const times = (mark: string): number => headings.split(mark).length;
  return MARKS.reduce((most, mark) => (times(mark) > times(most) ? mark : most));
}
