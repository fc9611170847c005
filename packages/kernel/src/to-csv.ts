const BYTE_ORDER_MARK = '\uFEFF';

/** A cell no spreadsheet takes for a formula, quoted where it must be. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 4180 with a byte order mark, so that Excel reads Khmer; formulas are made harmless. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(',')).join('\r\n');
