export const LONGEST_COMMENT = 2000;

/** A comment as it is kept; 'REQUIRED' where nothing is said, 'MAX_LENGTH' above 2000 letters. */
export function commentText(typed: string): { readonly text: string } | { readonly problem: string } {
  const text = typed.replaceAll('\u0000', '').trim();
  if (text === '') return { problem: 'REQUIRED' };
  return text.length > LONGEST_COMMENT ? { problem: 'MAX_LENGTH' } : { text };
}
