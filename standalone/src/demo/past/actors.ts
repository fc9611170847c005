import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { Subgraphs } from '../../subgraphs.js';

/** Who acts in the past: accounts of the demonstration, by e-mail. */
export interface Actors {
  readonly admin: Viewer;
  readonly second: Viewer;
  readonly customer: Viewer;
  readonly owner: Viewer;
  readonly agent: Viewer;
}

/** Everything the platform's people may do here. */
const ALL = {
  'ticket.scan': 'all',
  'manifest.view': 'all',
  'settlement.view': 'all',
  'settlement.agree': 'all',
  'settlement.pay': 'all',
  'user.manage': 'all',
} as const;

/** Finds them among the accounts of the demonstration. */
export async function actorsOf(subgraphs: Subgraphs): Promise<Actors> {
  const { database } = subgraphs.transportOf('users').contextFor(service('import', { requestId: 'past' }));
  const rows = await database.rows<{ id: string; email: string; agencyId: string | null; countryCode: string | null }>(
    `select id::text as id, email, agency_id::text as "agencyId", country_code as "countryCode" from account`,
  );
  const request = { requestId: 'past', language: 'en', mode: 'live', channel: 'web' } as const;
  const actor = (email: string, roleId: number, grants: Viewer['grants']): Viewer => {
    const row = rows.find((each) => each.email === email);
    if (row === undefined) throw new Error(`nobody ${email} lives in the demonstration market`);
    const agency = row.agencyId === null ? {} : { agencyId: row.agencyId };
    return { kind: 'user', ...request, userId: row.id, roleId, grants, ...agency };
  };
  const buying = (scope: 'own' | 'agency') =>
    ({ 'booking.create': scope, 'booking.view': scope, 'booking.edit': scope, 'booking.cancel': scope }) as const;
  return {
    admin: { ...actor('admin@naga.example', 1, ALL), channel: 'admin' },
    second: { ...actor('country.admin@naga.example', 11, ALL), channel: 'admin' },
    customer: actor('customer@naga.example', 6, buying('own')),
    owner: { ...actor('agency.owner@naga.example', 2, buying('agency')), channel: 'admin' },
    agent: { ...actor('agency.staff@naga.example', 3, buying('own')), channel: 'admin' },
  };
}

/** Somebody without an account. */
export const stranger = (): Viewer => guest({ requestId: 'past' });
