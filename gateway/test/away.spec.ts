import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { systemClock } from '@naga/kernel/clock.js';
import { HttpTransport } from '@naga/server-kit/graphql/http-transport.js';
import { generateViewerKey, readViewerKeys } from '@naga/server-kit/viewer/signed-viewer.js';
import { playedGraph } from './played-graph.js';
import { aGateway, type World } from './world.js';

/** Nobody listens on the first port there is. */
const NOWHERE = 'http://127.0.0.1:1/graphql';

let world: World;
let nobody: HttpTransport;
beforeAll(async () => {
  const { privateKey, publicKey } = generateViewerKey();
  const keys = readViewerKeys('gateway', privateKey, `gateway=${publicKey}`);
  nobody = new HttpTransport(NOWHERE, keys, systemClock);
  const { transportOf } = playedGraph({ experiences: { Query: { experienceCategories: () => [] } } });
  world = await aGateway({}, { transportOf: (name) => (name === 'experiences' ? transportOf(name) : nobody) });
});
afterAll(async () => {
  await world.close();
  await nobody.close();
});

const AWAY = 'A part of the service is away for a moment. Please try again.';

describe('a subgraph that cannot be reached', () => {
  test('is a 503 with a code over REST, which says when to try again and not what is away', async () => {
    const asking = { 'x-request-id': 'r-1' };
    const { statusCode, headers, body } = await world.app.inject({ url: '/api/v1/amenities', headers: asking });
    expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
      503,
      '5',
      { status: 'error', error_details: { code: 'SERVICE_UNAVAILABLE', messages: [AWAY], request_id: 'r-1' } },
    ]);
  });

  test('is a masked error of its field in the graph, the first time and later; the rest is answered', async () => {
    for (const query of ['{ operator(slug: "x") { id } experienceCategories { id } }']) {
      for (let time = 0; time < 2; time++) {
        const { body } = await world.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
        const { data, errors } = JSON.parse(body);
        expect(data).toEqual({ operator: null, experienceCategories: [] });
        expect(errors).toEqual([{ message: AWAY, extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
      }
    }
  });

  test('is a 503 at every door when nobody can say who asks', async () => {
    const headers = { authorization: `Bearer ${world.tokenFor('4')}` };
    const rest = await world.app.inject({ url: '/api/user', headers });
    expect([rest.statusCode, rest.headers['retry-after']]).toEqual([503, '5']);
    const payload = { query: '{ experienceCategories { id } }' };
    const graph = await world.app.inject({ method: 'POST', url: '/graphql', payload, headers });
    expect([graph.statusCode, graph.headers['retry-after'], JSON.parse(graph.body)]).toEqual([
      503,
      '5',
      {
        errors: [{ message: AWAY, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
        extensions: { requestId: expect.any(String) },
      },
    ]);
  });
});
