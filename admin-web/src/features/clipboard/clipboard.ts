/** What a spreadsheet copies, row by row: cells between tabs, with quotes around those that hold a break. */
export function rowsOfText(text: string): string[][] {
  const rows = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  return rows.map((row) =>
    row.split('\t').map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"'),
    ),
  );
}

/** The same the other way. */
export const textOfRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join('\t')).join('\n');
