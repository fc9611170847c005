/** What somebody typed, without the blanks around it; null when that is nothing. */
export const typedText = (text: string): string | null => (text.trim() === '' ? null : text.trim());
