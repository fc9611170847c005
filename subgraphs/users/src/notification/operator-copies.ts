import type { BookingFacts } from './booking-facts.js';

export interface OperatorCopy {
  readonly email: string;
  /** Of the booking only what this operator carries: his legs and their tickets. */
  readonly facts: BookingFacts;
}

/** The copies of a booking's tickets that operators want (specification, section 3: receive ticket copy). */
export function operatorCopies(facts: BookingFacts): OperatorCopy[] {
  const emails = new Set(facts.legs.flatMap(({ copyEmail }) => copyEmail ?? []));
  return [...emails]
    .filter((email) => email !== facts.contactEmail)
    .map((email) => {
      const isHis = (_: unknown, position: number) => facts.legs[position]?.copyEmail === email;
      const [legs, ticketIds, ticketUrls] = [facts.legs, facts.ticketIds, facts.ticketUrls].map((list) =>
        (list as unknown[]).filter(isHis),
      ) as [BookingFacts['legs'], string[], string[]];
      return { email, facts: { ...facts, legs, ticketIds, ticketUrls, total: undefined, due: undefined } };
    });
}
