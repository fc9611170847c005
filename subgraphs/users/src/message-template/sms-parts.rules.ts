/** The letters of GSM 03.38 that take one place, and those that take two. */
const BASIC = new Set(
  `@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà`,
);
const EXTENDED = new Set('^{}\\[~]|€\f');

export interface SmsParts {
  readonly encoding: 'GSM_7' | 'UCS_2';
  readonly parts: number;
}

/** In how many parts a network sends a text: 160 or 153 letters each, 70 or 67 where one letter is not Latin enough. */
export function smsParts(text: string): SmsParts {
  const isBasic = [...text].every((letter) => BASIC.has(letter) || EXTENDED.has(letter));
  if (!isBasic) return { encoding: 'UCS_2', parts: text.length <= 70 ? 1 : Math.ceil(text.length / 67) };
  const places = [...text].reduce((sum, letter) => sum + (EXTENDED.has(letter) ? 2 : 1), 0);
  return { encoding: 'GSM_7', parts: places <= 160 ? 1 : Math.ceil(places / 153) };
}
