import type { LanguageCode, LocalizedText } from '@naga/kernel/language.js';
import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Picture } from '@naga/server-kit/pictures/picture.entity.js';

const OperatorSchema = defineEntity({
  name: 'Operator',
  tableName: 'operator',
  checks: [{ name: 'operator_language_check', expression: `language in ('en', 'km', 'th', 'vi', 'es')` }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    slug: p.string().unique(),
    names: p.json<LocalizedText>(),
    countryCode: p.string().length(2),
    logo: () => p.manyToOne(Picture).mapToPk().fieldName('logo').deleteRule('no action').nullable(),
    appBackground: () => p.manyToOne(Picture).mapToPk().fieldName('app_background').deleteRule('no action').nullable(),
    appTagLine: p.json<LocalizedText>().nullable(),
    featured: p.boolean().default(false),
    receiveTicketCopy: p.boolean().default(false),
    allowLocalOnly: p.boolean().default(false),
    offline: p.boolean().default(false),
    manualTicketCodeAssignment: p.boolean().default(false),
    confirmsByHand: p.boolean().default(false),
    /** Of what is written to it. */
    language: p.string().$type<LanguageCode>().length(2).default('en'),
    requiredPassengerFields: p.array().$type<readonly PassengerField[]>().defaultRaw("'{}'"),
    ticketPhone: p.string().nullable(),
    ticketEmail: p.string().nullable(),
    website: p.text().nullable(),
    about: p.json<LocalizedText>().nullable(),
    city: p.string().nullable(),
    email: p.string().nullable(),
    phone: p.string().nullable(),
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    cancellationPolicy: p.json<LocalizedText>().nullable(),
    ownOperatorId: p.string().nullable(),
    otherOperatorId: () => p.manyToOne(Operator).mapToPk().fieldName('other_operator_id').nullable(),
    rating: p.double().nullable(),
    reviewCount: p.integer().default(0),
    /** When booking summed the rating it told last. */
    ratedAt: p.datetime().nullable().lazy(),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** A company that sells rides; see OperatorRow for the meaning of the fields. */
export class Operator extends OperatorSchema.class {}
OperatorSchema.setClass(Operator);
