import type { Voice } from './voice.js';
import type { Database } from '@naga/server-kit/database/database.js';
import { phonesOf } from '../account/login-name.js';
import type { UsersContext } from '../services.js';
import type { BookingFacts } from './booking-facts.js';
import type { Mail } from './mail.js';
import { bookingSms, type ShortNews } from './mails/booking-sms.js';
import { type CopyOf, operatorCopyMail } from './mails/operator-copy.mail.js';
import { operatorLanguages } from '../neighbours/catalogue.js';
import { concernsOperators, type OperatorLanguages, operatorCopies } from './operator-copies.js';
import { customerChats, operatorChats } from './telegram-chats.queries.js';
import type { TicketAttachments } from './ticket-attachments.js';
import type { Addressed, AddressedMail, AddressedShort, Attachment } from './write-message.command.js';

const distinct = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value) => value != null)),
];

/** Whose people may read it in the inbox. */
const inboxOf = ({ legs }: BookingFacts) => ({
  operatorIds: distinct(legs.map(({ operatorId }) => operatorId)),
  countryCodes: distinct(legs.map(({ countryCode }) => countryCode)),
});

/** A mail to an address; nobody can be told by mail when none was given. */
export const mailTo = (
  facts: BookingFacts,
  recipient: string | null | undefined,
  mail: Mail,
  { attachments = [], courtesy = false }: { attachments?: readonly Attachment[]; courtesy?: boolean } = {},
): AddressedMail[] => (recipient ? [{ recipient, mail, attachments, courtesy, ...inboxOf(facts) }] : []);

const shortTo =
  (facts: BookingFacts, news: ShortNews, voice: Voice, channel: AddressedShort['channel'], courtesy = false) =>
  (recipient: string): AddressedShort => ({
    channel,
    recipient,
    sms: bookingSms(news, facts, voice),
    courtesy,
    ...inboxOf(facts),
  });

const OWN_ADDRESS = `select email from account
  where id = $1::bigint and active and deleted_at is null and email_verified_at is not null`;

/** A booking with its contact, or the proved address of its buyer's account as long as it has none. */
export async function atAccount(database: Database, facts: BookingFacts): Promise<BookingFacts> {
  const { contactEmail, contactPhone, bookedByUserId } = facts;
  if (contactEmail || contactPhone || !bookedByUserId) return facts;
  const [account] = await database.rows<{ email: string }>(OWN_ADDRESS, [bookedByUserId]);
  return { ...facts, contactEmail: account?.email };
}

export interface News {
  readonly mail: Mail;
  /** What it is in few words; undefined for what only a mail can say. */
  readonly short?: ShortNews;
  readonly attachments?: readonly Attachment[];
  /** Not part of the purchase: nobody gets it who stopped notifications. */
  readonly courtesy?: boolean;
}

/** The customer: by mail, by SMS where he has no address, and by Telegram where his account has a chat. */
export async function customerOf(context: UsersContext, facts: BookingFacts, news: News): Promise<Addressed[]> {
  const { voice } = context.services;
  const { mail, short, courtesy = false, attachments = [] } = news;
  const mails = mailTo(facts, facts.contactEmail, mail, { attachments, courtesy });
  if (short === undefined) return mails;
  const [number] = facts.contactEmail ? [] : phonesOf(facts.contactPhone ?? '');
  const chats = await customerChats(context.database, facts, { courtesy });
  return [
    ...mails,
    ...(number ? [shortTo(facts, short, voice, 'SMS', courtesy)(number)] : []),
    ...distinct(chats).map(shortTo(facts, short, voice, 'TELEGRAM', courtesy)),
  ];
}

const SHORT_OF: Record<CopyOf, ShortNews> = { sold: 'issued', cancelled: 'cancelled', changed: 'changed' };

/** In which language operators are written to now, whatever they sold under; nobody is asked where none is. */
export const languagesOf = async (context: UsersContext, facts: BookingFacts): Promise<OperatorLanguages> =>
  concernsOperators(facts) ? operatorLanguages(context) : new Map();

/** Operators who want copies (receive ticket copy), each of its own legs: by mail, and to its people's chats. */
export async function operatorsOf(
  context: UsersContext,
  facts: BookingFacts,
  of: CopyOf,
  files?: TicketAttachments,
): Promise<Addressed[]> {
  const { voice } = context.services;
  const copies = operatorCopies(facts, await languagesOf(context, facts));
  const ids = distinct(copies.flatMap((copy) => copy.facts.legs.map(({ operatorId }) => operatorId)));
  const chats = await operatorChats(context.database, ids);
  return copies.flatMap(({ email, facts: own }) => {
    const readers = distinct(own.legs.flatMap(({ operatorId }) => chats.get(operatorId ?? '') ?? []));
    const inShort = { ...own, ticketUrls: [], amount: undefined };
    return [
      ...mailTo(own, email, operatorCopyMail(own, voice, of), { attachments: files?.of(own) ?? [] }),
      ...readers.map(shortTo(inShort, SHORT_OF[of], voice, 'TELEGRAM')),
    ];
  });
}
