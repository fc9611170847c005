/** How a booking's people are reached, and in which language. */
export interface ContactOfBooking {
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly language: string;
}

export interface TypedContact {
  readonly contact: { readonly email?: string | null; readonly mobileNumber: string };
  readonly language: string;
}

/** As it is kept; what is blank is not given. */
export const contactOf = ({ contact, language }: TypedContact): ContactOfBooking => ({
  contactEmail: contact.email?.trim() || null,
  contactPhone: contact.mobileNumber.trim(),
  language,
});

const FIELDS = ['contactEmail', 'contactPhone', 'language'] as const;

/** What becomes otherwise, by name. */
export const changedFields = (before: ContactOfBooking, after: ContactOfBooking): (typeof FIELDS)[number][] =>
  FIELDS.filter((field) => before[field] !== after[field]);

/** A line of what the traveller is told. */
export interface ContactChange {
  readonly what: 'CONTACT';
  readonly who: null;
  readonly before: string | null;
  readonly after: string | null;
}

/** What the traveller is told; in which language he is told speaks for itself. */
export const toldChanges = (before: ContactOfBooking, after: ContactOfBooking): ContactChange[] =>
  changedFields(before, after).flatMap((field) =>
    field === 'language' ? [] : [{ what: 'CONTACT' as const, who: null, before: before[field], after: after[field] }],
  );

export interface Reached {
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
}

/** What of the former contacts, each once, is none of the new one: there the change is told, too. */
export function takenOff(formers: readonly Reached[], after: Reached): Reached[] {
  const off = formers.map(({ contactEmail, contactPhone }) => ({
    contactEmail: contactEmail === after.contactEmail ? null : contactEmail,
    contactPhone: contactPhone === after.contactPhone ? null : contactPhone,
  }));
  const isAny = ({ contactEmail, contactPhone }: Reached): boolean => (contactEmail ?? contactPhone) !== null;
  return [...new Map(off.filter(isAny).map((one) => [JSON.stringify(one), one])).values()];
}
