import { documents } from './documents.js';
import { aClerk } from './staff.js';
import { seat, type SeenBooking, type Traveller, type World } from './world.js';

const [, FRAGMENT = ''] = /(fragment B on Booking \{[\s\S]*\})$/.exec(documents.booking) ?? [];
/** What is asked about codes that are given by hand. */
export const asking = {
  give: `mutation ($bookingId: ID!, $legId: ID!, $codes: [TicketCodeInput!]! = []) {
    answer: giveTicketCodes(bookingId: $bookingId, legId: $legId, codes: $codes) {
      __typename ... on Booking { ...B } ... on Refused { code facts } } } ${FRAGMENT}`,
  list: `{ answer: awaitedCodes { total rows { bookingId legId pnr operatorName fromName toName codeBy
    seats { partId seatNumber name } } } }`,
  create: `mutation ($input: TicketClassRecordInput!) {
    answer: createTicketClass(input: $input) { ... on TicketClassRecord { id } } }`,
  range: `mutation ($input: CodeRangeRecordInput!) {
    answer: createCodeRange(input: $input) { ... on CodeRangeRecord { id } } }`,
  codeBy: `query ($id: ID!) { answer: booking(id: $id) { legs { codeBy } } }`,
};

export const statesOf = ({ legs }: SeenBooking) => legs.flatMap(({ parts }) => parts.map(({ state }) => state));
export const codesOf = ({ legs }: SeenBooking) =>
  legs.flatMap(({ parts }) => parts.map(({ ticketCode }) => ticketCode));
export const partIds = ({ legs }: SeenBooking) => legs[0]!.parts.map(({ id }) => id);

/** Operators that give their codes by hand in a world, who buys of them, and what became of it. */
export function codesByHand(inWorld: () => World) {
  let operator = 300;
  /** An operator that gives its codes by hand, with a range of them, and who gives them. */
  async function anOperator(from = 1, to = 999): Promise<{ operatorId: string; clerk: Traveller }> {
    const operatorId = String(++operator);
    const keeper = inWorld().aUser({ userId: `5${operatorId}`, operatorId, grants: { 'catalogue.edit': 'operator' } });
    const input = { createFor: 'EVERYBODY', journeyType: 'ANY', allowForeigners: true, allowLocals: true };
    inWorld().catalogue.abroad.set(operatorId, 'KH');
    const made = await keeper.ask<{ id: string }>(asking.create, {
      input: { ...input, operatorId, prefix: 'PAD-', digits: 3 },
    });
    await keeper.ask(asking.range, { input: { classId: made.id, from, to } });
    return { operatorId, clerk: aClerk(inWorld(), operatorId) };
  }
  const departure = (operatorId: string, more: object = {}) =>
    inWorld().aDeparture({ operatorId, change: (facts) => ({ ...facts, manualTicketCodeAssignment: true }), ...more });
  const buys = async (operatorId: string, seats = ['1A', '1B'], more: object = {}) => {
    const traveller = inWorld().aTraveller();
    const booking = await traveller.buys(
      departure(operatorId, more).leg(),
      seats.map((number) => seat(number)),
    );
    return { traveller, booking };
  };
  const give = <T = SeenBooking>(clerk: Traveller, booking: SeenBooking, codes: object[] = []): Promise<T> =>
    clerk.ask<T>(asking.give, { bookingId: booking.id, legId: booking.legs[0]!.id, codes });
  const told = async ({ id }: SeenBooking): Promise<string[]> => {
    const rows = await inWorld().rows<{ type: string }>(
      `select type from outbox_event where payload->>'bookingId' = $1 and type ~ '^(booking|ticket)[.]' order by sequence`,
      [id],
    );
    return rows.map(({ type }) => type);
  };
  const ticketsOf = async ({ id }: SeenBooking): Promise<number> =>
    (await inWorld().rows('select 1 from ticket t join leg l on l.id = t.leg_id where l.booking_id = $1', [id])).length;
  const noGaps = async (operatorId: string): Promise<number[]> =>
    (
      await inWorld().rows<{ code: string }>('select code from ticket_code where operator_id = $1 order by code', [
        operatorId,
      ])
    ).map(({ code }) => Number(code.replace('PAD-', '')));
  return { anOperator, departure, buys, give, told, ticketsOf, noGaps };
}
