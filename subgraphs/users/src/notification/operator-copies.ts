import type { LanguageCode } from '@naga/kernel/language.js';
import type { BookingFacts, LegFacts } from './booking-facts.js';

export interface OperatorCopy {
  readonly email: string;
  /** Of the booking only what this operator carries, in its language: its legs and their tickets. */
  readonly facts: BookingFacts;
}

type Reader = 'copyEmail' | 'answerEmail';

/** The language of each operator by its number. */
export type OperatorLanguages = ReadonlyMap<string, LanguageCode>;

/** Whether an operator is written to because of it. */
export const concernsOperators = (facts: BookingFacts): boolean =>
  facts.legs.some(({ copyEmail, answerEmail }) => copyEmail ?? answerEmail);

function copiesFor(facts: BookingFacts, reader: Reader, languages: OperatorLanguages): OperatorCopy[] {
  const emailOf = (leg: LegFacts | undefined) => leg?.[reader];
  const emails = new Set(facts.legs.flatMap((leg) => emailOf(leg) ?? []));
  return [...emails]
    .filter((email) => email !== facts.contactEmail)
    .map((email) => {
      const isHis = (_: unknown, position: number) => emailOf(facts.legs[position]) === email;
      const [legs, ticketIds, ticketUrls] = [facts.legs, facts.ticketIds, facts.ticketUrls].map((list) =>
        (list as unknown[]).filter(isHis),
      ) as [BookingFacts['legs'], string[], string[]];
      const language = languages.get(legs[0]?.operatorId ?? '') ?? 'en';
      return { email, facts: { ...facts, language, legs, ticketIds, ticketUrls, total: undefined, due: undefined } };
    });
}

/** The copies of a booking's tickets that operators want (specification, section 3: receive ticket copy). */
export const operatorCopies = (facts: BookingFacts, languages: OperatorLanguages): OperatorCopy[] =>
  copiesFor(facts, 'copyEmail', languages);

/** What operators that confirm by hand are asked, each about its own legs. */
export const operatorsAsked = (facts: BookingFacts, languages: OperatorLanguages): OperatorCopy[] =>
  copiesFor(facts, 'answerEmail', languages);
