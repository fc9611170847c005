/** What an operator may want to know of each passenger beside name, title and nationality, which are always asked. */
export const PASSENGER_FIELDS = ['DOCUMENT', 'BIRTH_DATE', 'MOBILE', 'EMAIL'] as const;
export type PassengerField = (typeof PASSENGER_FIELDS)[number];

/** What of a passenger answers each of them. */
export interface PassengerFacts {
  readonly documentNumber?: string | null | undefined;
  /** 'YYYY-MM-DD' */
  readonly birthDate?: string | null | undefined;
  readonly mobileNumber?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** The name of each in forms and inputs. */
export const FIELD_NAMES = {
  DOCUMENT: 'documentNumber',
  BIRTH_DATE: 'birthDate',
  MOBILE: 'mobileNumber',
  EMAIL: 'email',
} as const satisfies Record<PassengerField, keyof PassengerFacts>;

/** A passport's or identity card's number as it is printed: letters, digits, blanks, '/' and '-', 4 to 24 of them. */
export const DOCUMENT_NUMBER = /^(?=.*[0-9])[A-Za-z0-9][A-Za-z0-9 /-]{2,22}[A-Za-z0-9]$/;

/** What several operators want together, each once, in the order above. */
export const allFields = (wanted: readonly (readonly string[])[]): PassengerField[] =>
  PASSENGER_FIELDS.filter((field) => wanted.some((fields) => fields.includes(field)));

/** Which of the wanted are not told: blank is not told. */
export const missingFields = (told: PassengerFacts, wanted: readonly PassengerField[]): PassengerField[] =>
  wanted.filter((field) => !told[FIELD_NAMES[field]]?.trim());
