import { randomBytes } from 'node:crypto';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { Currency } from '@naga/kernel/money.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Place } from '../place/place.entity.js';
import { PARCEL_STATUSES } from './parcel-status.rules.js';
import { trackingCode } from './tracking-code.rules.js';

const ParcelSchema = defineEntity({
  name: 'Parcel',
  tableName: 'parcel',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    /** Live parcels and sandbox parcels never meet. */
    mode: p.enum(['live', 'sandbox'] as const),
    /** Whoever has it may follow the parcel. */
    code: p
      .string()
      .unique()
      .onCreate(() => trackingCode(randomBytes(10))),
    /** What the receiver says at the counter. */
    pickUpCode: p.string(),
    status: p.enum(PARCEL_STATUSES).default('CREATED'),
    fromId: () => p.manyToOne(Place).mapToPk().fieldName('from_id'),
    toId: () => p.manyToOne(Place).mapToPk().fieldName('to_id'),
    /** In the catalogue; the name as it was when the parcel was taken. */
    operatorId: p.bigint('string').nullable().index(),
    operatorName: p.string(),
    /** Of the operator, ISO 3166-1 alpha-2. */
    countryCode: p.string().length(2).nullable(),
    /** Of the operator: the office that took it. */
    branchId: p.bigint('string').nullable(),
    agencyId: p.bigint('string').nullable(),
    sentByUserId: p.bigint('string').nullable().index(),
    /** His account was deleted: he is forgotten when the parcel needs him no more. */
    senderGone: p.boolean().default(false),
    senderMobile: p.string(),
    senderEmail: p.string().nullable(),
    receiverMobile: p.string(),
    receiverEmail: p.string().nullable(),
    /** Chosen from the counter's list, so it can be said in every language. */
    goodsType: p.json<LocalizedText>(),
    /** Minor units; caps what a loss is made good with. */
    declaredGoodsPrice: p.integer().default(0),
    numberOfUnits: p.integer(),
    currency: p.string().length(3).$type<Currency>(),
    /** Sum of the units' prices, then what staff made of it (price-parcel.rules.ts). Minor units. */
    calculatedPrice: p.integer(),
    manualPrice: p.integer().nullable(),
    discount: p.integer().default(0),
    finalPrice: p.integer(),
    createdAt: p.datetime().index(),
  },
});
/** Something sent from one counter to another (specification, section 3: Cargo). */
export class Parcel extends ParcelSchema.class {}
ParcelSchema.setClass(Parcel);
