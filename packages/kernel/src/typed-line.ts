/** Marks without width that say where a line may break: Khmer keyboards write them between words. */
const BREAKS = /[\u200b\ufeff]/g;

/** One line as people typed it, without marks that nobody sees and without space around it. */
export const typedLine = (text: string): string => text.replace(BREAKS, '').trim();
