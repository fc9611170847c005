/** '7,5' and '7.5' are one number; undefined for what is none, or has more than two decimals. */
export function decimalOf(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
