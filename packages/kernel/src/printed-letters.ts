/**
 * What our fonts draw on the PDF of a ticket: Latin with Vietnamese, Greek, Cyrillic, Devanagari, Thai,
 * Lao, Khmer, and the signs that stand between letters. The ticket's own test prints every one of them.
 */
const PRINTED =
  /[\u{20}-\u{7e}\u{a0}-\u{3e1}\u{3f0}-\u{52f}\u{900}-\u{97f}\u{e00}-\u{eff}\u{1780}-\u{17ff}\u{1e00}-\u{206f}]/u;

/** Letters and signs of a text that none of our fonts has, each once: '王小明' → ['王', '小', '明']. */
export const unprintedLetters = (text: string): string[] => [...new Set(text)].filter((sign) => !PRINTED.test(sign));

/** The text without letters and signs that none of our fonts has: for what travellers wrote and nobody checked. */
export const printedOnly = (text: string): string => [...text].filter((sign) => PRINTED.test(sign)).join('');
