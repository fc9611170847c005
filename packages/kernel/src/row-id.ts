/** The id of a row as text: a bigint that no database overflows at. What is anything else names no row. */
export const ROW_ID = /^\d{1,18}$/;

export const isRowId = (text: string): boolean => ROW_ID.test(text);

/** The id that somebody wrote, in an address for example; null where it names no row. */
export const rowIdOf = (text: string | null | undefined): string | null =>
  text != null && isRowId(text) ? text : null;
