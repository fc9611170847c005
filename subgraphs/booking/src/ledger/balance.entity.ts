import { defineEntity, p } from '@mikro-orm/core';

const BalanceSchema = defineEntity({
  name: 'Balance',
  tableName: 'balance',
  checks: [
    {
      name: 'balance_asked_check',
      expression: '(asked_amount is null) = (asked_at is null)',
    },
    { name: 'balance_asked_kind_check', expression: '(asked_amount is null) = (asked_kind is null)' },
    { name: 'balance_asked_kinds_check', expression: "asked_kind in ('TRANSFER', 'CORRECTION')" },
    { name: 'balance_asked_transfer_check', expression: "asked_kind <> 'TRANSFER' or asked_reference is not null" },
    { name: 'balance_asked_correction_check', expression: "asked_kind <> 'CORRECTION' or asked_reference is null" },
  ],
  properties: {
    kind: p.text().primary(),
    ownerId: p.bigint('string').primary(),
    mode: p.string().length(7).primary(),
    currency: p.string().length(3).primary(),
    /** What the ledger says we owe its owner, below zero what he owes us: Σ credits − Σ debits of his account. */
    amount: p.bigint('number'),
    /** What somebody asked to move by hand; null once a second person moved it. */
    askedAmount: p.bigint('number').nullable(),
    askedById: p.bigint('string').nullable(),
    /** Why it is moved: TopUpKind. */
    askedKind: p.text().nullable(),
    /** In words, and the bank's reference of the transfer, as who asked wrote them. */
    askedNote: p.text().nullable(),
    askedReference: p.text().nullable(),
    askedAt: p.datetime().nullable(),
    /** ISO 3166-1, of the agency when it was asked: whose admins find it. */
    askedCountry: p.string().length(2).nullable(),
  },
});
/** The row that sales lock before they spend what somebody has with us. */
export class Balance extends BalanceSchema.class {}
BalanceSchema.setClass(Balance);
