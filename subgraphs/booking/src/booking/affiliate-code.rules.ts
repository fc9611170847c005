/** As long as codes of affiliates are at most. */
const LONGEST = 12;

/** The code of a link (aff or ref) reduced to its digits (specification, section 5); null where that is nobody's. */
export function affiliateCode(typed: string | null | undefined): string | null {
  const digits = (typed ?? '').replace(/\D/g, '');
  return digits === '' || digits.length > LONGEST ? null : digits;
}
