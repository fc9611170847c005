/** What names no row. */
export const NOBODY = '999999999';
export const page = { page: 1, pageSize: 5 };
