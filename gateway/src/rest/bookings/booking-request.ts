import { CHILD_BELOW } from '@naga/kernel/child-age.js';
import { DOCUMENT_NUMBER } from '@naga/kernel/passenger-field.js';
import { z } from 'zod';
import { date, flag, id, optional, rowDate, text } from '../fields.js';

const MAX_LEGS = 4;
const MAX_SEATS = 20;
const PHONE = /^\+?[0-9][0-9 ()./-]{4,23}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const SeatRequest = z.object({ seat_number: text(10) });

const TicketRequest = z.object({
  route_schedule_id: id,
  date: rowDate,
  stop_id_from: id,
  stop_id_to: id,
  route_id: id.optional(),
  connecting: flag.optional().describe('1: the second ride of a journey with one change'),
  seat_requests: z.array(SeatRequest).min(1).max(MAX_SEATS),
  address: optional(text(200)),
  contact_phone: optional(z.string().trim().regex(PHONE, 'must be a telephone number')),
  pickup_time: optional(z.string().trim().regex(TIME, 'must be a time as HH:mm')),
  taxi_drop_off: optional(text(200)),
});

const TITLES = { mr: 'MR', ms: 'MS', mrs: 'MS', miss: 'MS' } as const;
/** Whose nationals they are, where that may bring the local price: ISO 3166-1 alpha-2. */
const NATIONALITIES = { cambodian: 'KH', lao: 'LA', 'non cambodian': '', 'non-cambodian': '' } as const;

const oneOf = <Names extends Record<string, string>>(names: Names, description: string) =>
  z
    .string()
    .max(20)
    .refine((value) => key(value) in names, `must be one of ${Object.keys(names).join(', ')}`)
    .describe(description);

const key = (value: string): string => value.trim().toLowerCase().replace(/\.$/, '');

/** 'Mr' → MR; 'Ms', 'Mrs' and 'Miss' → MS. Of a value the schema accepted. */
export const titleOf = (value: string) => TITLES[key(value) as keyof typeof TITLES];
/** The country whose national a passenger says he is, '' for any other. Of a value the schema accepted. */
export const nationalOf = (value: string) => NATIONALITIES[key(value) as keyof typeof NATIONALITIES];
/** 'Cambodian' and 'Lao' → LOCAL, where it is their country whose people pay the local price. */
export const nationalityOf = (value: string) => (nationalOf(value) === '' ? ('FOREIGN' as const) : ('LOCAL' as const));

const PassengerRequest = z.object({
  title: oneOf(TITLES, "'Mr', 'Ms', 'Mrs' or 'Miss'"),
  first_name: text(80),
  last_name: text(80),
  nationality: oneOf(
    NATIONALITIES,
    "'Cambodian', 'Lao' or 'non Cambodian': who pays the local price of a ride, which the country it runs in decides",
  ),
  email: optional(z.email().max(200)),
  mobile_number: z
    .string()
    .trim()
    .regex(/^\+?[\d ()-]{6,24}$/, 'must be a telephone number'),
  seat_number: text(10).describe('Of the first ride'),
  document_number: optional(z.string().trim().regex(DOCUMENT_NUMBER, 'must be the number of a document')).describe(
    'Of the passport or identity card, where the operator asks for it',
  ),
  birth_date: optional(date).describe('YYYY-MM-DD, where the operator asks for it'),
  passenger_type: optional(z.enum(['adult', 'child'])).describe(
    `An adult when left out; a child is under ${CHILD_BELOW}`,
  ),
});

/** The tentative booking of the specification, section 3. */
export const BookingRequest = z
  .object({
    action: z.literal('tentative').default('tentative'),
    ticket_requests: z.array(TicketRequest).min(1).max(MAX_LEGS),
    passenger_requests: z.array(PassengerRequest).min(1).max(MAX_SEATS),
    connecting: flag.optional(),
    route_id: optional(id),
    route_id_return: optional(id),
    coupon_code: optional(z.string().trim().max(200)),
    affiliate_id: optional(z.union([text(40), z.int()])),
  })
  .check(({ value, issues }) => {
    const seats = value.ticket_requests[0]?.seat_requests.map(({ seat_number }) => seat_number) ?? [];
    const wanted = value.passenger_requests.map(({ seat_number }) => seat_number);
    const problem = (path: (string | number)[], message: string, input: unknown) =>
      issues.push({ code: 'custom', path, message, input });
    wanted.forEach((seat, index) => {
      if (!seats.includes(seat) || wanted.indexOf(seat) < index)
        problem(['passenger_requests', index, 'seat_number'], 'must be one seat of the first ride each', seat);
    });
    value.ticket_requests.forEach(({ seat_requests }, index) => {
      if (seat_requests.length !== wanted.length)
        problem(['ticket_requests', index, 'seat_requests'], 'must have one seat for each passenger', seat_requests);
    });
  });

export type BookingRequestBody = z.output<typeof BookingRequest>;
