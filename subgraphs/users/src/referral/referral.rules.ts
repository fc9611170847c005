/** WAITING for the friend's first trip; then EARNED by both, or REFUSED. */
export const REFERRAL_STATES = { WAITING: 'WAITING', EARNED: 'EARNED', REFUSED: 'REFUSED' } as const;
export type ReferralState = keyof typeof REFERRAL_STATES;

/** SAME_PERSON: both are one, or one household; LIMIT: of one person or of all; OVER: the campaign is. */
export const REFUSAL_REASONS = { SAME_PERSON: 'SAME_PERSON', LIMIT: 'LIMIT', OVER: 'OVER' } as const;
export type RefusalReason = keyof typeof REFUSAL_REASONS;

/** Letters and digits that nobody mixes up when he reads them aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 8;

/** A code from so many random bytes as it has letters. */
export const codeOf = (random: Uint8Array): string =>
  [...random.slice(0, CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** As it was typed → as it is kept: without blanks and dashes, in capitals. */
export const readReferralCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 20);

/** What tells whether two accounts are one person's. */
export interface Known {
  readonly email: string | null;
  readonly phone: string | null;
  /** Where he signed in of late, one for each household. */
  readonly households: readonly string[];
}

/** What stands before a plus sign, or with dots where the mailbox has none, is the same mailbox. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const box = name.split('+')[0]!;
  return `${domain === 'gmail.com' || domain === 'googlemail.com' ? box.replaceAll('.', '') : box}@${domain}`;
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-8);

/** Whether who recommends and his friend are one person, or live under one roof, as far as we know them (rules.md 10). */
export function isSamePerson(a: Known, b: Known): boolean {
  if (a.email !== null && b.email !== null && mailboxOf(a.email) === mailboxOf(b.email)) return true;
  if (a.phone !== null && b.phone !== null && digitsOf(a.phone) === digitsOf(b.phone)) return true;
  return a.households.some((household) => b.households.includes(household));
}
