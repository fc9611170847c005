import assert from 'node:assert/strict';
import { RestClient } from '../../../e2e/harness/rest-client.js';
import { PASSWORD } from '../../../e2e/harness/staff.js';

/** A client of somebody of the demonstration market: 'admin', 'agency.owner'. */
export async function signedIn(url: string, name: string): Promise<RestClient> {
  const who = { email: `${name}@naga.example`, password: PASSWORD };
  const { body } = await new RestClient(url).call<{ token: string }>('POST', '/api/login', who);
  return new RestClient(url, { authorization: `Bearer ${body.token}` });
}

/** What the graph answers; an error of it ends the bench. */
export async function ask<Data>(client: RestClient, query: string, variables: object = {}): Promise<Data> {
  const { body } = await client.call<{ data: Data; errors?: unknown }>('POST', '/graphql', { query, variables });
  assert.equal(body.errors, undefined, JSON.stringify(body));
  return body.data;
}
