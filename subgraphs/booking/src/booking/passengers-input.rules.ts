import { unprintedLetters } from '@naga/kernel/printed-letters.js';
import { type Asked, problemsOfFacts } from './required-fields.rules.js';
import type { Nationality, PassengerType, Title } from './passenger.rules.js';

export interface PassengerDetails {
  readonly title: Title;
  readonly firstName: string;
  readonly lastName: string;
  readonly nationality: Nationality;
  readonly passengerType: PassengerType;
  readonly email?: string | null;
  readonly mobileNumber?: string | null;
  readonly documentNumber?: string | null;
  readonly birthDate?: string | null;
  readonly seatNumber: string;
}

export interface Contact {
  readonly email?: string | null;
  readonly mobileNumber: string;
}

/** Who travels and how to reach them, as clients tell it. */
export interface PassengersInput {
  readonly passengers: readonly PassengerDetails[];
  readonly contact: Contact;
}

/** A passenger's own columns. */
export interface Person {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly mobileNumber: string | null;
  readonly documentNumber: string | null;
  /** 'YYYY-MM-DD' */
  readonly birthDate: string | null;
}

/** The same as it is kept. */
export interface NamedPassengers {
  /** In the order of the seats. */
  readonly people: readonly Person[];
  readonly contactEmail: string | null;
  readonly contactPhone: string;
}

/** A seat with the person it was asked for. */
export interface HeldSeat {
  readonly seatNumber: string;
  readonly title: Title;
  readonly nationality: Nationality;
  /** Told with the seat: then the ride decided the nationality, not the passenger. */
  readonly nationalOf?: string | null | undefined;
  readonly passengerType: PassengerType;
}

interface Problem {
  readonly path: string;
  readonly code: string;
  readonly facts?: { readonly letters: string };
}

const FIXED = ['title', 'nationality', 'passengerType'] as const;
const NAMES = ['firstName', 'lastName'] as const;

/** Staff compare the ticket with the passport, and both must be legible: letters that do not print are named. */
const problemsOfNames = (passenger: PassengerDetails, path: string): Problem[] =>
  NAMES.flatMap((field) => {
    const letters = unprintedLetters(passenger[field]);
    if (letters.length === 0) return [];
    return [{ path: `${path}.${field}`, code: 'PASSPORT_LETTERS', facts: { letters: letters.join('') } }];
  });

/**
 * Passengers must be those the seats were held for: one for each seat of the first leg, with the title, nationality and
 * type that decided the gender rule and the price, with names in letters that a ticket is printed in, and with what the
 * operators ask.
 */
export function passengerProblems(
  passengers: readonly PassengerDetails[],
  seats: readonly HeldSeat[],
  asked: Asked,
): Problem[] {
  if (passengers.length !== seats.length) return [{ path: 'passengers', code: 'ONE_FOR_EACH_SEAT' }];
  return passengers.flatMap((passenger, index) => {
    const path = `passengers.${index}`;
    const seat = seats.find(({ seatNumber }) => seatNumber === passenger.seatNumber);
    const first = passengers.findIndex(({ seatNumber }) => seatNumber === passenger.seatNumber);
    if (seat === undefined) return [{ path: `${path}.seatNumber`, code: 'NOT_HELD' }];
    if (first < index) return [{ path: `${path}.seatNumber`, code: 'SEAT_TWICE' }];
    const changed = FIXED.filter(
      (field) => passenger[field] !== seat[field] && (field !== 'nationality' || seat.nationalOf == null),
    );
    return [
      ...changed.map((field) => ({ path: `${path}.${field}`, code: 'NOT_AS_HELD' })),
      ...problemsOfNames(passenger, path),
      ...problemsOfFacts(passenger, seat.passengerType, path, asked),
    ];
  });
}

const text = (value: string | null | undefined): string | null => value?.trim() || null;

/** Passengers in whom passengerProblems found none, in the order of their seats; what is blank is not given. */
export function namedPassengers(
  { passengers, contact }: PassengersInput,
  seats: readonly Pick<HeldSeat, 'seatNumber'>[],
): NamedPassengers {
  const people = seats.map(({ seatNumber }) => {
    const one = passengers.find((each) => each.seatNumber === seatNumber)!;
    return {
      firstName: text(one.firstName),
      lastName: text(one.lastName),
      email: text(one.email),
      mobileNumber: text(one.mobileNumber),
      documentNumber: text(one.documentNumber),
      birthDate: text(one.birthDate),
    };
  });
  return { people, contactEmail: text(contact.email), contactPhone: contact.mobileNumber.trim() };
}

const digitsOf = (telephone: string | null): string => (telephone ?? '').replace(/\D/g, '');

/** What staff find a booking by, in small letters: reference, contact, every passenger, the digits of their telephones. */
export function searchText(pnr: string, named: NamedPassengers | undefined): string {
  const { contactEmail = null, contactPhone = '', people = [] } = named ?? {};
  const of = ({ firstName, lastName, email, mobileNumber }: Person) => [
    firstName,
    lastName,
    email,
    mobileNumber,
    digitsOf(mobileNumber),
  ];
  const words = [pnr, contactEmail, contactPhone, digitsOf(contactPhone), ...people.flatMap(of)];
  return words.filter(Boolean).join(' ').toLowerCase();
}
