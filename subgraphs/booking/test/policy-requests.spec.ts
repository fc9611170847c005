import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seat, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.clock.set('2026-11-20T13:00:00+07:00');
});
afterAll(() => world.close());

const REQUEST = `__typename ... on RefundPolicyRequest { id state operatorId routeId routeScheduleId class currency
  tiers { minutesBefore percent fixedFee } exchange { fee minutesBefore } soldFrom expectedVersion reason
  askedBy { id } askedAt decidedBy { id } decidedAt answer policyId newestPolicyId isStale canDecide canWithdraw }
  ... on Refused { code facts }`;
const asking = {
  ask: `mutation ($input: RefundPolicyInput!, $reason: String!) {
    answer: askRefundPolicy(input: $input, reason: $reason) { ${REQUEST} } }`,
  decide: `mutation ($id: ID!, $approve: Boolean!, $answer: String) {
    answer: decideRefundPolicy(id: $id, approve: $approve, answer: $answer) { ${REQUEST} } }`,
  withdraw: `mutation ($id: ID!) { answer: withdrawRefundPolicy(id: $id) { ${REQUEST} } }`,
  one: `query ($id: ID!) { answer: refundPolicyRequest(id: $id) { ${REQUEST.replace('... on Refused { code facts }', '')} } }`,
  list: `query ($state: RequestState, $policyId: ID, $toDecide: Boolean) {
    answer: refundPolicyRequests(state: $state, policyId: $policyId, toDecide: $toDecide) { total rows { id operatorId state } } }`,
  set: `mutation ($input: RefundPolicyInput!) { answer: setRefundPolicy(input: $input) { __typename
    ... on RefundPolicy { id version } ... on Refused { code } } }`,
  versions: `query ($id: ID!) { answer: refundPolicyVersions(id: $id) { id version class state soldFrom } }`,
};

interface SeenRequest {
  readonly id: string;
  readonly state: string;
  readonly policyId: string | null;
  readonly isStale: boolean;
}

const FLEX = [{ minutesBefore: 15, percent: 100, fixedFee: 0 }];
const inputOf = (operatorId: string | null, more: object = {}) => ({
  operatorId,
  class: 'FLEX',
  currency: 'USD',
  expectedVersion: 0,
  tiers: FLEX,
  exchange: { fee: 50, minutesBefore: 15 },
  ...more,
});

/** Whose fee somebody can pay. */
const IN_KIP = { currency: 'LAK', exchange: { fee: 50_000, minutesBefore: 15 } };
const REASON = 'Our guests like to decide late';

let operator = 800;
interface Office {
  readonly operatorId: string;
  readonly keeper: Traveller;
  readonly asks: <T = SeenRequest>(more?: object, reason?: string, by?: Traveller) => Promise<T>;
}
const AT_HOME = { 'pricing.ask': 'operator', 'refund.policy': 'operator' } as const;
/** An operator whose admin may only ask. */
function anOperator(): Office {
  const operatorId = String(++operator);
  world.catalogue.routes.set(operatorId, [{ id: '51', schedules: [{ id: '900' }] }]);
  const keeper = world.aUser({ userId: `6${operatorId}`, roleId: 4, operatorId, grants: AT_HOME });
  return {
    operatorId,
    keeper,
    asks: (more = {}, reason = REASON, by = keeper) => by.ask(asking.ask, { input: inputOf(operatorId, more), reason }),
  };
}
const everywhere = { 'pricing.ask': 'all', 'pricing.edit': 'all', 'refund.policy': 'all' } as const;
const platform = (userId = '1'): Traveller => world.aUser({ userId, roleId: 1, grants: everywhere });
const decides = <T = SeenRequest>(id: string, approve: boolean, answer?: string, by = platform()): Promise<T> =>
  by.ask<T>(asking.decide, { id, approve, answer });
const seen = (id: string, by = platform()) => by.ask<SeenRequest | null>(asking.one, { id });
async function sells({ operatorId }: Office): Promise<unknown[]> {
  const departure = world.aDeparture({ operatorId });
  const { id } = await world.aTraveller().buys(departure.leg(), [seat('1A')]);
  const [row] = await world.rows<{ policy: { class: string; tiers: unknown } }>(
    'select refund_policy as policy from part where booking_id = $1',
    [id],
  );
  return [row!.policy.class, row!.policy.tiers];
}

const news = async (type = 'refund_policy.decided'): Promise<unknown[]> => {
  const rows = await world.rows<{ payload: unknown }>('select payload from outbox_event where type = $1', [type]);
  return rows.map(({ payload }) => payload);
};

describe('a version that an operator’s admin asks for', () => {
  test('changes nothing until a second person says yes; then it is what is sold', async () => {
    const office = anOperator();
    const request = await office.asks();
    expect(request).toMatchObject({
      state: 'waiting',
      operatorId: office.operatorId,
      tiers: [...FLEX, { minutesBefore: 0, percent: 0, fixedFee: 0 }],
      exchange: { fee: 50, minutesBefore: 15 },
      reason: REASON,
      askedBy: { id: `6${office.operatorId}` },
      decidedBy: null,
      isStale: false,
      canDecide: false,
      canWithdraw: true,
    });
    expect(await sells(office)).toMatchObject(['STANDARD', {}]);
    expect(await seen(request.id)).toMatchObject({ canDecide: true, canWithdraw: false });
    const { operatorId } = office;
    const asked = { kind: 'POLICY', recordId: request.id, askedById: `6${operatorId}`, operatorId, reason: REASON };
    expect(await news('second_person.asked')).toContainEqual(expect.objectContaining(asked));
    const done = await decides(request.id, true);
    expect(done).toMatchObject({ state: 'done', decidedBy: { id: '1' }, answer: null, canDecide: false });
    const versions = await office.keeper.ask(asking.versions, { id: done.policyId });
    expect(versions).toMatchObject([{ id: done.policyId, version: 1, class: 'FLEX', state: 'SOLD' }]);
    expect(await sells(office)).toMatchObject(['FLEX', [{ minutesBefore: 15, percent: 100 }, { minutesBefore: 0 }]]);
    expect(await news()).toContainEqual({
      requestId: request.id,
      askedById: `6${office.operatorId}`,
      operatorId: office.operatorId,
      approved: true,
      answer: null,
    });
  });

  test('declined: with a reason, which who asked is told', async () => {
    const { asks } = anOperator();
    const { id } = await asks();
    const { errors } = await platform().raw(asking.decide, { id, approve: false, answer: ' ' });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'answer', code: 'REQUIRED' }] });
    expect(await decides(id, false, 'Too generous')).toMatchObject({
      state: 'refused',
      answer: 'Too generous',
      policyId: null,
    });
    expect(await news()).toContainEqual(
      expect.objectContaining({ requestId: id, approved: false, answer: 'Too generous' }),
    );
    expect(await decides<SeenRefusal>(id, true)).toMatchObject({
      code: 'POLICY_REQUEST_DECIDED',
      facts: { requestId: id, state: 'refused' },
    });
    expect(await asks()).toMatchObject({ state: 'waiting' });
  });

  test('from a day on: that day, or now when it has come before the answer', async () => {
    const [early, late] = [anOperator(), anOperator()];
    const requests = [await early.asks({ soldFrom: '2026-11-22' }), await late.asks({ soldFrom: '2026-11-22' })];
    const soldFrom = async (id: string) => {
      const { policyId } = await decides(id, true);
      const [version] = await platform().ask<{ soldFrom: string }[]>(asking.versions, { id: policyId });
      return version!.soldFrom;
    };
    expect(await soldFrom(requests[0]!.id)).toBe('2026-11-22T00:00:00+07:00');
    world.clock.set('2026-11-23T09:30:00+07:00');
    expect(await soldFrom(requests[1]!.id)).toBe('2026-11-23T09:30:00+07:00');
    world.clock.set('2026-11-20T13:00:00+07:00');
  });

  test('says nothing of changes: those of the version before go on', async () => {
    const { operatorId, asks } = anOperator();
    await platform().ask(asking.set, { input: inputOf(operatorId, { exchange: { fee: 300, minutesBefore: 60 } }) });
    const { id } = await asks({ expectedVersion: 1, exchange: null, class: 'SAVER' });
    expect(await seen(id)).toMatchObject({ exchange: { fee: 300, minutesBefore: 60 } });
    const { policyId } = await decides(id, true);
    const [row] = await world.rows('select exchange from refund_policy where id = $1', [policyId]);
    expect(row).toEqual({ exchange: { fee: 300, minutesBefore: 60 } });
  });

  test('one waits for the same tickets at a time; another currency is another', async () => {
    const { asks } = anOperator();
    const { id } = await asks();
    expect(await asks<SeenRefusal>({ class: 'SAVER' })).toMatchObject({
      code: 'REFUND_POLICY_WAITS',
      facts: { requestId: id },
    });
    expect(await asks(IN_KIP)).toMatchObject({ state: 'waiting' });
    expect(await asks({ routeId: '51' })).toMatchObject({ state: 'waiting', routeId: '51' });
  });

  test('of two at once one waits', async () => {
    const { asks } = anOperator();
    const answers = await Promise.all([asks<{ __typename: string }>(), asks<{ __typename: string }>()]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['RefundPolicyRequest', 'Refused']);
  });

  test('goes stale when another version is written: a yes is refused, and it waits on', async () => {
    const { operatorId, asks, keeper } = anOperator();
    const { id } = await asks();
    await platform().ask(asking.set, { input: inputOf(operatorId, { class: 'SAVER' }) });
    expect(await seen(id)).toMatchObject({ state: 'waiting', isStale: true });
    expect(await decides<SeenRefusal>(id, true)).toMatchObject({
      code: 'REFUND_POLICY_CHANGED',
      facts: { version: 1 },
    });
    expect(await seen(id)).toMatchObject({ state: 'waiting', policyId: null });
    expect(await keeper.ask(asking.withdraw, { id })).toMatchObject({ state: 'withdrawn', isStale: false });
    expect(await asks<SeenRefusal>()).toMatchObject({ code: 'REFUND_POLICY_CHANGED', facts: { version: 1 } });
  });

  test('of a route that the operator gave up since is refused, and waits on', async () => {
    const { operatorId, asks } = anOperator();
    const { id } = await asks({ routeId: '51' });
    world.catalogue.routes.set(operatorId, []);
    expect(await decides<SeenRefusal>(id, true)).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    expect(await seen(id)).toMatchObject({ state: 'waiting' });
  });

  test('two answers at once: one counts, the other is told', async () => {
    const { asks } = anOperator();
    const { id } = await asks();
    const answers = await Promise.all([
      decides<{ state?: string; code?: string }>(id, true),
      decides<{ state?: string; code?: string }>(id, true, undefined, platform('2')),
    ]);
    expect(answers.map(({ state, code }) => state ?? code).sort()).toEqual(['POLICY_REQUEST_DECIDED', 'done']);
    expect(
      await world.rows(
        'select 1 from refund_policy p join refund_policy_request r on p.operator_id = r.operator_id where r.id = $1',
        [id],
      ),
    ).toHaveLength(1);
  });
});

describe('who asks and who decides', () => {
  test('nobody decides his own, whoever he acts as', async () => {
    const { operatorId, asks } = anOperator();
    const admin = platform();
    const { id } = await asks({}, REASON, admin);
    expect(await seen(id)).toMatchObject({ canDecide: false, canWithdraw: true });
    for (const approve of [true, false])
      expect(await decides<SeenRefusal>(id, approve, 'No')).toMatchObject({
        code: 'OWN_REQUEST',
        facts: { requestId: id },
      });
    const acting = world.aUser({ userId: '9', roleId: 1, impersonatorId: '1', grants: everywhere });
    expect(await decides<SeenRefusal>(id, true, undefined, acting)).toMatchObject({ code: 'OWN_REQUEST' });
    expect(await decides(id, true, undefined, platform('2'))).toMatchObject({ state: 'done', decidedBy: { id: '2' } });
    const borrowed = world.aUser({
      userId: `6${operatorId}`,
      roleId: 4,
      operatorId,
      impersonatorId: '1',
      grants: AT_HOME,
    });
    const second = await asks({ expectedVersion: 1, class: 'SAVER' }, REASON, borrowed);
    expect(second).toMatchObject({ askedBy: { id: '1' } });
    expect(await decides<SeenRefusal>(second.id, true)).toMatchObject({ code: 'OWN_REQUEST' });
  });

  test('who may only ask does not decide; finance and customers do neither', async () => {
    const { operatorId, asks, keeper } = anOperator();
    const { id } = await asks();
    expect((await keeper.raw(asking.decide, { id, approve: true })).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      permission: 'pricing.edit',
    });
    const finance = world.aUser({ userId: '63', roleId: 9, operatorId, grants: { 'report.view': 'operator' } });
    for (const by of [finance, world.aUser({ userId: '64', grants: { 'refund.policy': 'own' } })])
      for (const [document, variables] of [
        [asking.ask, { input: inputOf(operatorId), reason: REASON }],
        [asking.list, {}],
        [asking.one, { id }],
        [asking.withdraw, { id }],
      ] as const)
        expect((await by.raw(document, variables)).errors?.[0]?.extensions).toMatchObject({
          code: 'FORBIDDEN',
          permission: 'pricing.ask',
        });
  });

  test('those of another operator do not exist; people of a country decide those of its operators', async () => {
    const [here, abroad] = [anOperator(), anOperator()];
    world.catalogue.abroad.set(here.operatorId, 'KH').set(abroad.operatorId, 'LA');
    const [own, foreign] = [await here.asks(), await abroad.asks()];
    expect(await seen(foreign.id, here.keeper)).toBeNull();
    expect(await here.keeper.ask(asking.withdraw, { id: foreign.id })).toMatchObject({
      code: 'POLICY_REQUEST_NOT_FOUND',
    });
    expect(await here.asks<SeenRefusal>({ operatorId: abroad.operatorId })).toMatchObject({
      code: 'REFUND_POLICY_NOT_FOUND',
    });
    expect(await here.asks<SeenRefusal>({ operatorId: null })).toMatchObject({ code: 'REFUND_POLICY_NOT_FOUND' });
    const listed = await here.keeper.ask<{ total: number; rows: { id: string }[] }>(asking.list, { state: 'waiting' });
    expect(listed.rows.map(({ id }) => id)).toEqual([own.id]);
    const grants = { 'pricing.ask': 'country', 'pricing.edit': 'country', 'refund.policy': 'country' } as const;
    const admin = world.aUser({ userId: '11', roleId: 11, countryCode: 'KH', grants });
    expect(await decides<SeenRefusal>(foreign.id, true, undefined, admin)).toMatchObject({
      code: 'POLICY_REQUEST_NOT_FOUND',
    });
    expect(await decides(own.id, true, undefined, admin)).toMatchObject({ state: 'done' });
    expect(await seen('not a number')).toBeNull();
  });

  test('who decides finds those that wait for him, none of his own; a policy those for its tickets', async () => {
    const [theirs, other] = [anOperator(), anOperator()];
    const set = await platform().ask<{ id: string }>(asking.set, { input: inputOf(theirs.operatorId) });
    const admin = platform('31');
    const own = await theirs.asks({ expectedVersion: 1, class: 'SAVER' }, REASON, admin);
    const [elsewhere, done] = [await other.asks(), await other.asks(IN_KIP)];
    await decides(done.id, true);
    const found = async (by: Traveller, wish: Record<string, unknown>) => {
      const { rows, total } = await by.ask<{ rows: { id: string }[]; total: number }>(asking.list, wish);
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => id);
    };
    const waiting = await found(admin, { toDecide: true });
    expect(waiting).toContain(elsewhere.id);
    expect(waiting).not.toContain(own.id);
    expect(waiting).not.toContain(done.id);
    expect(await found(platform('32'), { toDecide: true })).toEqual(expect.arrayContaining([own.id, elsewhere.id]));
    const acting = world.aUser({ userId: '9', roleId: 1, impersonatorId: '31', grants: everywhere });
    expect(await found(acting, { toDecide: true })).not.toContain(own.id);
    expect(await found(theirs.keeper, { toDecide: true })).toEqual([]);
    expect(await found(theirs.keeper, { policyId: set.id, state: 'waiting' })).toEqual([own.id]);
    expect(await found(other.keeper, { policyId: set.id })).toEqual([]);
  });

  test('a colleague does not take it back, and nothing of it is the sandbox’s', async () => {
    const { operatorId, asks } = anOperator();
    const { id } = await asks();
    const colleague = world.aUser({ userId: '65', roleId: 4, operatorId, grants: AT_HOME });
    expect(await colleague.ask(asking.withdraw, { id })).toMatchObject({ code: 'POLICY_REQUEST_NOT_FOUND' });
    const played = world.aUser({ userId: '1', roleId: 1, mode: 'sandbox', grants: everywhere });
    expect(await seen(id, played)).toBeNull();
    expect(await played.ask(asking.list)).toMatchObject({ total: 0 });
    expect(await asks<SeenRefusal>({}, REASON, played)).toMatchObject({ code: 'REFUND_POLICY_NOT_FOUND' });
  });

  test.each([
    ['reason', { reason: '' }, 'REQUIRED'],
    ['reason', { reason: 'x'.repeat(501) }, 'MAX_LENGTH'],
    ['input.tiers', { tiers: [] }, 'REQUIRED'],
    ['input.soldFrom', { soldFrom: '2026-11-19' }, 'RANGE'],
  ] as [string, { reason?: string }, string][])(
    '%s that is none is refused at its field: %j',
    async (path, { reason = REASON, ...more }, code) => {
      const { operatorId, keeper } = anOperator();
      const { errors } = await keeper.raw(asking.ask, { input: inputOf(operatorId, more), reason });
      expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path, code }] });
    },
  );
});
