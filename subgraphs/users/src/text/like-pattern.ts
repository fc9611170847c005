/** The pattern of `ilike` for rows that contain a text as it was typed; control signs stand for blanks. */
export const likePattern = (text: string): string =>
  `%${text
    .trim()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[\\%_]/g, '\\$&')}%`;
