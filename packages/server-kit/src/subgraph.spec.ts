import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { printSubgraph } from './graphql/build-subgraph.js';
import { Queues } from './queue/queues.js';
import { startTestSubgraph, type TestSubgraph } from './testing/start-test-subgraph.js';
import { statementsOf } from './testing/statements.js';
import { toySubgraph } from './testing/toy.fixture.js';
import { guest, service } from './viewer/viewer.js';
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

  test('relays its outbox to the queues of those who want to know, once', async () => {
    const log = pino({ level: 'silent' });
    const queues = await Queues.open({ databaseUrl: toy.databaseUrl, workers: 2, log });
    const worker = await startWorker(toy.subgraph, queues, toy.databaseUrl, log);
    await toy.run(write, { text: 'for the queue' });
    await worker.relay.flush();
    const jobs = await queues.queue('toy-events').getWaiting();
    expect(jobs.map((job) => (job.data as { payload: unknown }).payload)).toContainEqual({ text: 'for the queue' });
    await worker.stop();
    await queues.close();
  });
});
