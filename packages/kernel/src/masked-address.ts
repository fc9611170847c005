const HEAD = /^(\+(?:855|856|84|66))?(\d+)$/;
const HIDDEN = '••';
const SHOWN_AT_THE_END = 3;
const HIDDEN_DIGITS = 3;

/** 'da••@example.com': who knows the address knows it again, nobody else learns it. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? HIDDEN : `${email.slice(0, Math.min(2, at - 1))}${HIDDEN}${email.slice(at)}`;
}

/** '+855 12 •• 678'. */
function maskedTelephone(telephone: string): string {
  const number = telephone.replace(/[^\d+]/g, '');
  const end = number.slice(-SHOWN_AT_THE_END);
  const [, country, head] = HEAD.exec(number.slice(0, -SHOWN_AT_THE_END - HIDDEN_DIGITS)) ?? [];
  return [country, head, HIDDEN, end].filter(Boolean).join(' ');
}

/** Where a message goes, by mail else by SMS, as far as it may stand on a button; undefined where neither is known. */
export function maskedAddress({
  contactEmail,
  contactPhone,
}: {
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
}): string | undefined {
  if (contactEmail !== null) return maskedEmail(contactEmail);
  return contactPhone === null ? undefined : maskedTelephone(contactPhone);
}
