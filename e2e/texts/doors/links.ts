import { type TextDoor, under } from './door.js';

/** Custom payments and donations. */
export const LINKS: readonly TextDoor[] = [
  {
    operation: 'createPayLink',
    variables: () => ({
      input: {
        payerName: 'Nobody',
        payerEmail: 'nobody@example.com',
        amount: 20_000,
        currency: 'USD',
        language: 'en',
        reason: 'none',
        days: 1,
      },
    }),
    keeps: { 'input.payerName': 'booking.pay_link.payer_name', 'input.reason': 'booking.pay_link.reason' },
    refuses: under('input', ['payerEmail', 'currency', 'language', 'pnr']),
  },
  {
    operation: 'updatePayLink',
    variables: async ({ one }) => {
      const { day, ...link } = await one<{ id: string; version: number; day: string }>(
        `select id, version, to_char(expires_at at time zone 'UTC-7', 'YYYY-MM-DD') as day
         from pay_link where reason like '=%'`,
      );
      const payer = { payerName: 'Nobody', payerEmail: 'nobody@example.com', language: 'en' };
      return { ...link, input: { ...payer, reason: 'none', payableUntil: day } };
    },
    keeps: {
      'input.payerName': 'booking.pay_link.payer_name',
      'input.reason': 'booking.pay_link.reason',
      'input.note': 'booking.pay_link.note',
    },
    refuses: under('input', ['payerEmail', 'language']),
  },
  {
    operation: 'donate',
    variables: () => ({ input: { amount: 100, currency: 'USD', cause: 'HEALTH', language: 'en' } }),
    keeps: { 'input.payerName': 'booking.pay_link.payer_name' },
    refuses: under('input', ['payerEmail', 'currency', 'language']),
  },
  {
    operation: 'startLinkPayment',
    variables: ({ one }) => one(`select token, 'CARD' as method from pay_link where kind = 'DONATION'`),
    refuses: { token: 'PAY_LINK_NOT_FOUND', returnUrl: 'BAD_USER_INPUT' },
  },
  {
    // So much that it waits for a second person, and no money moves; those of the market are smaller.
    operation: 'refundPayLink',
    variables: ({ one }) =>
      one(`update pay_link set state = 'PAID' where reason like '=%' returning id, 15000 as amount, 'none' as reason`),
    keeps: { reason: 'booking.link_refund.reason' },
  },
];
