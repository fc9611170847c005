const BYTE_ORDER_MARK = '\uFEFF';

/** A cell no spreadsheet takes for a formula, quoted where it must be. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const line = (cells: readonly string[]): string => cells.map(cell).join(',');

/** How a file of CSV begins: the byte order mark, so that Excel reads Khmer, and the heading. */
export const csvHead = (cells: readonly string[]): string => BYTE_ORDER_MARK + line(cells);

/** How it goes on, by RFC 4180, in as many parts as one likes; formulas are made harmless. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `\r\n${line(row)}`).join('');
