import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { printSubgraph } from './graphql/build-subgraph.js';
import { Queues } from './queue/queues.js';
import { dyingAt } from './testing/dying-at.js';
import { startTestSubgraph, type TestSubgraph } from './testing/start-test-subgraph.js';
import { schemaDrift } from './testing/schema-drift.js';
import { statementsOf } from './testing/statements.js';
import { toySubgraph } from './testing/toy.fixture.js';
import { guest, service, type Viewer } from './viewer/viewer.js';
import { startWorker } from './worker.js';

let toy: TestSubgraph<undefined>;
beforeAll(async () => {
  toy = await startTestSubgraph(toySubgraph);
});
afterAll(() => toy.close());

const write =
  'mutation ($text: String!) { writeNote(input: {text: $text}) { __typename ... on Note { text } ... on Refused { code facts } } }';

describe('a subgraph', () => {
  test('prints keys and hides what is for neighbours', () => {
    const sdl = printSubgraph(toy.subgraph.schema);
    expect(sdl).toContain('type Note @key(fields: "id")');
    expect(sdl).toContain('secretOfNotes: String! @inaccessible');
    expect(sdl).toContain('type Refused @shareable');
  });

  test('answers a mutation, a refusal with its facts, and wrong fields by name', async () => {
    expect((await toy.run(write, { text: 'hello' })).data).toEqual({
      writeNote: { __typename: 'Note', text: 'hello' },
    });
    expect((await toy.run(write, { text: 'rude' })).data).toEqual({
      writeNote: { __typename: 'Refused', code: 'NOTE_IS_RUDE', facts: { text: 'rude' } },
    });
    expect((await toy.run(write, { text: '' })).errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'text', code: 'IS_LENGTH' }],
    });
    expect((await toy.run(write, { text: 5 })).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('masks what nobody expected', async () => {
    await toy.run(write, { text: 'twice' });
    const { errors } = await toy.run(write, { text: 'twice' });
    expect(errors?.[0]).toMatchObject({
      message: 'Something went wrong.',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  });

  test('checks the permission at the door', async () => {
    expect((await toy.run('{ countNotes }')).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect((await toy.run('{ countNotes }', {}, guest({ grants: { 'note.count': 'own' } }))).data).toEqual({
      countNotes: 'counted by own',
    });
    expect((await toy.run('{ secretOfNotes }')).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await toy.run('{ secretOfNotes }', {}, service('booking'))).data).toEqual({
      secretOfNotes: 'for neighbours',
    });
  });

  test('resolves references', async () => {
    const query = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Note { id text } } }';
    const { data } = await toy.run(query, { r: [{ __typename: 'Note', id: '7' }] });
    expect(data).toEqual({ _entities: [{ id: '7', text: 'note 7' }] });
  });

  test('counts its statements', async () => {
    const statements = await statementsOf(() => toy.run('{ notes { id text } }'));
    expect(statements).toEqual(['select id, text from note order by id']);
  });

  test('has the tables that the entities of the kit say', async () => {
    expect(await schemaDrift(toy.subgraph.database)).toEqual([]);
  });

  test('relays its outbox to the queues of those who want to know, once', async () => {
    const log = pino({ level: 'silent' });
    const queues = await Queues.open({ databaseUrl: toy.databaseUrl, workers: 2, log });
    const worker = await startWorker(toy.subgraph, queues, toy.databaseUrl, log);
    await toy.run(write, { text: 'for the queue' });
    await worker.relay.flush();
    const jobs = await queues.queue('toy-events').getWaiting();
    expect(jobs.map((job) => (job.data as { payload: unknown }).payload)).toContainEqual({ text: 'for the queue' });
    const relayed = await toy.subgraph.database.rows<{ at: Date }>(
      `select relayed_at as at from outbox_event where payload->>'text' = 'for the queue'`,
    );
    expect(relayed).toEqual([{ at: new Date(toy.clock.now()) }]);
    await worker.stop();
    await queues.close();
  });
});

describe('a write under an Idempotency-Key', () => {
  const ANOTHER = `mutation ($text: String!) {
    writeAnotherNote(text: $text) { ... on Note { id } ... on Refused { code } } }`;
  const TWO =
    'mutation { a: writeAnotherNote(text: "two") { ... on Note { id } } b: writeAnotherNote(text: "two") { ... on Note { id } } }';
  const as = (idempotencyKey: string | undefined, userId = '4') =>
    ({ ...guest({ idempotencyKey }), kind: 'user', userId, roleId: 6 }) as Viewer;
  const another = async (text: string, viewer: Viewer) => {
    const { data, errors } = await toy.run<{ writeAnotherNote: { id?: string; code?: string } }, object>(
      ANOTHER,
      { text },
      viewer,
    );
    return data?.writeAnotherNote.id ?? data?.writeAnotherNote.code ?? errors?.[0]?.extensions['code'];
  };
  const notes = async (text: string): Promise<number> =>
    (await toy.subgraph.database.rows(`select from note where text like $1 || ' %'`, [text])).length;

  test('whose answer was lost is answered again with what it made; without a key, under another or by another it is another', async () => {
    const made = await another('lost', as('k1'));
    expect([await another('lost', as('k1')), await notes('lost')]).toEqual([made, 1]);
    for (const viewer of [as(undefined), as(undefined), as('k2'), as('k1', '5')]) await another('lost', viewer);
    expect(await notes('lost')).toBe(5);
  });

  test('at the same time, too: the others wait for the first', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => another('at once', as('k3'))));
    expect([new Set(made).size, await notes('at once')]).toEqual([1, 1]);
  });

  test('is another write when it asks for something else, and refused', async () => {
    await another('one', as('k4'));
    expect([await another('other', as('k4')), await notes('other')]).toEqual(['IDEMPOTENCY_KEY_REUSED', 0]);
  });

  test('twice in one operation is asked for twice', async () => {
    const [first, again] = [await toy.run(TWO, {}, as('k5')), await toy.run(TWO, {}, as('k5'))];
    expect([again.data, await notes('two')]).toEqual([first.data, 2]);
  });

  test('leaves no note when it is refused: the next try may succeed', async () => {
    expect([await another('rude', as('k6')), await notes('rude')]).toEqual(['NOTE_IS_RUDE', 0]);
    expect(await another('polite', as('k6'))).toMatch(/^\d+$/);
  });

  test('is done once wherever its process dies', async () => {
    for (let n = 1; await dyingAt(n, () => another(`killed at ${n}`, as(`d${n}`))); n++) {
      await another(`killed at ${n}`, as(`d${n}`));
      expect([n, await notes(`killed at ${n}`)]).toEqual([n, 1]);
    }
  });

  test('is new after 24 hours, and forgotten then', async () => {
    const kept = async (): Promise<number> => (await toy.subgraph.database.rows('select from done_write')).length;
    await another('old', as('k7'));
    toy.clock.advance({ hours: 23 });
    await toy.subgraph.runJob('forget-done-writes');
    await another('old', as('k7'));
    expect(await notes('old')).toBe(1);
    toy.clock.advance({ hours: 1 });
    await another('old', as('k7'));
    expect(await notes('old')).toBe(2);
    await toy.subgraph.runJob('forget-done-writes');
    expect(await kept()).toBe(1);
  });
});
