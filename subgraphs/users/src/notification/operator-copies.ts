import type { BookingFacts, LegFacts } from './booking-facts.js';

export interface OperatorCopy {
  readonly email: string;
  /** Of the booking only what this operator carries: his legs and their tickets. */
  readonly facts: BookingFacts;
}

type Reader = 'copyEmail' | 'answerEmail';

function copiesFor(facts: BookingFacts, reader: Reader): OperatorCopy[] {
  const emailOf = (leg: LegFacts | undefined) => leg?.[reader];
  const emails = new Set(facts.legs.flatMap((leg) => emailOf(leg) ?? []));
  return [...emails]
    .filter((email) => email !== facts.contactEmail)
    .map((email) => {
      const isHis = (_: unknown, position: number) => emailOf(facts.legs[position]) === email;
      const [legs, ticketIds, ticketUrls] = [facts.legs, facts.ticketIds, facts.ticketUrls].map((list) =>
        (list as unknown[]).filter(isHis),
      ) as [BookingFacts['legs'], string[], string[]];
      return { email, facts: { ...facts, legs, ticketIds, ticketUrls, total: undefined, due: undefined } };
    });
}

/** The copies of a booking's tickets that operators want (specification, section 3: receive ticket copy). */
export const operatorCopies = (facts: BookingFacts): OperatorCopy[] => copiesFor(facts, 'copyEmail');

/** What operators that confirm by hand are asked, each about its own legs. */
export const operatorsAsked = (facts: BookingFacts): OperatorCopy[] => copiesFor(facts, 'answerEmail');
