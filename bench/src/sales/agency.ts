import assert from 'node:assert/strict';
import type { RestClient } from '../../../e2e/harness/rest-client.js';
import { ask, signedIn } from '../servers/graph.js';

interface Agency {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly countryCode: string;
  readonly commissionLevel: { readonly id: string } | null;
}

/** Minor units: so far below nothing that no bench comes near it. */
const CREDIT = 10_000_000;

const AGENCY = `query ($id: ID!) { agency(id: $id) { id version name countryCode commissionLevel { id } } }`;
const CREDITED = `mutation ($id: ID!, $version: Int!, $input: AgencyInput!) {
  updateAgency(id: $id, version: $version, input: $input) { ... on Agency { creditLimit { amount } } } }`;

/** The owner of the demonstration market's agency, whom we trust with as much as he can sell. */
export async function agencyOwner(url: string): Promise<RestClient> {
  const [admin, owner] = await Promise.all(['admin', 'agency.owner'].map((name) => signedIn(url, name)));
  const { agencyFunds } = await ask<{ agencyFunds: { agencyId: string } }>(owner!, '{ agencyFunds { agencyId } }');
  const { agency } = await ask<{ agency: Agency }>(admin!, AGENCY, { id: agencyFunds.agencyId });
  const { id, version, name, countryCode, commissionLevel } = agency;
  const input = { name, countryCode, commissionLevelId: commissionLevel?.id ?? null, creditLimit: CREDIT };
  const { updateAgency } = await ask<{ updateAgency: { creditLimit?: { amount: number } } }>(admin!, CREDITED, {
    id,
    version,
    input,
  });
  assert.equal(updateAgency.creditLimit?.amount, CREDIT);
  return owner!;
}
