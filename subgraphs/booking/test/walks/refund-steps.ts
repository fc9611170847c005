import { overruleDocuments } from '../overrule-documents.js';
import { admin } from './people.js';
import type { Step, Steps, Walk } from './walk.js';

/** Whether the payer's account at the provider takes anything back. */
const accountIs = (state: 'CLOSED' | 'APPROVED'): Step => ({
  makes: [],
  take: ({ world, traveller }) =>
    world.rows(
      `update sandbox_charge set state = $2 where state in ('APPROVED', 'CLOSED')
       and id in (select provider_reference from payment where booking_id = $1)`,
      [traveller.bookingId, state],
    ),
});

/** Refunds are sent, and sent again when it is time: after that what is refused waits for a person. */
export const refusedTwice: Step = {
  makes: [],
  take: async ({ world }) => {
    await world.job('send-refunds');
    world.clock.advance({ minutes: 61 });
    await world.job('send-refunds');
  },
};

/** The newest refund of the booking, one that is refused where there is one. */
const refused = (walk: Walk): Promise<string> =>
  walk.newest(
    `select id from refund where booking_id = $1 order by state = 'failed' desc, id desc limit 1`,
    walk.traveller.bookingId,
  );
const otherwise = (way: 'WALLET' | 'CASH', userId = '1'): Step => ({
  makes: ['payRefundOtherwise'],
  take: async (walk) => admin(walk.world, userId).ask(overruleDocuments.payOtherwise, { id: await refused(walk), way }),
});

/** What becomes of money that its provider does not send back. */
export const refundSteps = {
  'the account is closed': accountIs('CLOSED'),
  'the account is open again': accountIs('APPROVED'),
  'refunds are refused': refusedTwice,
  'tries again': {
    makes: ['tryRefundAgain'],
    take: async (walk) => admin(walk.world).ask(overruleDocuments.tryAgain, { id: await refused(walk) }),
  },
  'sends it as credit': otherwise('WALLET'),
  'sends it as cash': otherwise('CASH'),
  'another sends it as cash, too': otherwise('CASH', '2'),
} satisfies Steps;
