import { FIELD_NAMES, PASSENGER_FIELDS, type PassengerField } from '@naga/kernel/passenger-field.js';
import { askedInput, type AskedName, faultsOfFacts, type PassengerFault } from './passenger-form.js';

/** Somebody whose new operators ask what his booking does not have. */
export interface Lacking {
  id: string;
  name: string;
  type: 'ADULT' | 'CHILD';
  missing: readonly PassengerField[];
}

export type TypedFacts = Partial<Record<AskedName, string>>;

/** What is missing still, or wrong: 'passengers.1.documentNumber', in the order of the people. `day` 'YYYY-MM-DD'. */
export const faultsOfMissing = (
  people: readonly Lacking[],
  typed: readonly TypedFacts[],
  day: string,
): PassengerFault[] =>
  people.flatMap(({ missing, type }, index) =>
    faultsOfFacts(typed[index] ?? {}, index, { fields: missing, type, day }),
  );

/** What a browser sends of it, without script too. */
export const readFacts = (sent: { get(name: string): unknown }, people: number): TypedFacts[] =>
  Array.from({ length: people }, (_, index) =>
    Object.fromEntries(
      PASSENGER_FIELDS.map((field) => {
        const name = FIELD_NAMES[field];
        const value = sent.get(`passengers.${index}.${name}`);
        return [name, typeof value === 'string' ? value : ''];
      }),
    ),
  );

/** Ready for beginExchange; null where nothing is told of anybody. */
export function factsInput(typed: readonly TypedFacts[]): ReturnType<typeof askedInput>[] | null {
  const told = typed.map((facts) => askedInput(facts, PASSENGER_FIELDS));
  return told.some((facts) => Object.values(facts).some((fact) => fact !== null)) ? told : null;
}
