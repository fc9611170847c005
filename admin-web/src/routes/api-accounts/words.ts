import { defineMessages, type NoMessageValues } from 'react-intl';
import type { ApiKeyState, ApiMode, ApiRequestOutcome } from './api-accounts.generated.js';

export const modeWords = defineMessages<Record<ApiMode, NoMessageValues>>({
  SANDBOX: { id: 'admin.api.mode.sandbox', defaultMessage: 'sandbox' },
  LIVE: { id: 'admin.api.mode.live', defaultMessage: 'live' },
});

export const keyStateWords = defineMessages<Record<ApiKeyState, NoMessageValues>>({
  ACTIVE: { id: 'admin.api.key.active', defaultMessage: 'active' },
  RETIRING: { id: 'admin.api.key.retiring', defaultMessage: 'being replaced' },
  EXPIRED: { id: 'admin.api.key.expired', defaultMessage: 'expired' },
  REVOKED: { id: 'admin.api.key.revoked', defaultMessage: 'revoked' },
});

export const outcomeWords = defineMessages<Record<ApiRequestOutcome, NoMessageValues>>({
  DONE: { id: 'admin.api.outcome.done', defaultMessage: 'Answered' },
  REFUSED: { id: 'admin.api.outcome.refused', defaultMessage: 'Refused (400 to 499)' },
  FAILED: { id: 'admin.api.outcome.failed', defaultMessage: 'Failed (500 and above)' },
});

export const words = defineMessages<{
  title: NoMessageValues;
  total: { count: number; shown: string };
  search: NoMessageValues;
  mode: NoMessageValues;
  account: NoMessageValues;
  owner: NoMessageValues;
  working: NoMessageValues;
  lastUse: NoMessageValues;
  never: NoMessageValues;
  created: NoMessageValues;
  none: NoMessageValues;
  noneText: NoMessageValues;
  back: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  failed: NoMessageValues;
  keys: NoMessageValues;
  noKeys: NoMessageValues;
  key: NoMessageValues;
  beginsWith: NoMessageValues;
  scopes: NoMessageValues;
  state: NoMessageValues;
  expires: NoMessageValues;
  unlimited: NoMessageValues;
  revoke: NoMessageValues;
  revokeKey: { name: string };
  revokeText: NoMessageValues;
  revokeNow: NoMessageValues;
  keep: NoMessageValues;
  revoked: { name: string };
  log: NoMessageValues;
  logOf: { name: string };
  text: NoMessageValues;
  textHint: NoMessageValues;
  outcome: NoMessageValues;
  days: NoMessageValues;
  from: NoMessageValues;
  to: NoMessageValues;
  when: NoMessageValues;
  request: NoMessageValues;
  operation: NoMessageValues;
  status: NoMessageValues;
  took: NoMessageValues;
  milliseconds: { count: string };
  address: NoMessageValues;
  requestId: NoMessageValues;
  noRequests: NoMessageValues;
  noRequestsText: NoMessageValues;
}>({
  title: { id: 'admin.api.title', defaultMessage: 'API accounts' },
  total: { id: 'admin.api.total', defaultMessage: '{count, plural, one {{shown} account} other {{shown} accounts}}' },
  search: { id: 'admin.api.search', defaultMessage: 'Account or owner' },
  mode: { id: 'admin.api.mode', defaultMessage: 'Mode' },
  account: { id: 'admin.api.account', defaultMessage: 'Account' },
  owner: { id: 'admin.api.owner', defaultMessage: 'Owner' },
  working: { id: 'admin.api.working', defaultMessage: 'Working keys' },
  lastUse: { id: 'admin.api.last-use', defaultMessage: 'Last used' },
  never: { id: 'admin.api.never', defaultMessage: 'never' },
  created: { id: 'admin.api.created', defaultMessage: 'Created' },
  none: { id: 'admin.api.none', defaultMessage: 'No API account yet' },
  noneText: {
    id: 'admin.api.none-text',
    defaultMessage: 'Developers make their own accounts and keys once their request is approved.',
  },
  back: { id: 'admin.api.back', defaultMessage: 'All API accounts' },
  unknown: { id: 'admin.api.unknown', defaultMessage: 'There is no such API account' },
  unknownText: { id: 'admin.api.unknown-text', defaultMessage: 'It does not exist, or others look after it.' },
  failed: { id: 'admin.api.failed', defaultMessage: 'The API account could not be loaded' },
  keys: { id: 'admin.api.keys', defaultMessage: 'Keys' },
  noKeys: { id: 'admin.api.no-keys', defaultMessage: 'This account has no key yet.' },
  key: { id: 'admin.api.key', defaultMessage: 'Key' },
  beginsWith: { id: 'admin.api.begins-with', defaultMessage: 'Begins with' },
  scopes: { id: 'admin.api.scopes', defaultMessage: 'Scopes' },
  state: { id: 'admin.api.state', defaultMessage: 'State' },
  expires: { id: 'admin.api.expires', defaultMessage: 'Expires' },
  unlimited: { id: 'admin.api.unlimited', defaultMessage: 'does not expire' },
  revoke: { id: 'admin.api.revoke', defaultMessage: 'Revoke' },
  revokeKey: { id: 'admin.api.revoke-key', defaultMessage: 'Revoke “{name}”?' },
  revokeText: {
    id: 'admin.api.revoke-text',
    defaultMessage: 'Programs with this key are shut out at once. It cannot be taken back: they will need another key.',
  },
  revokeNow: { id: 'admin.api.revoke-now', defaultMessage: 'Revoke the key' },
  keep: { id: 'admin.api.keep', defaultMessage: 'Keep it' },
  revoked: { id: 'admin.api.revoked', defaultMessage: '“{name}” is revoked.' },
  log: { id: 'admin.api.log', defaultMessage: 'Requests' },
  logOf: { id: 'admin.api.log-of', defaultMessage: 'Requests with “{name}”' },
  text: { id: 'admin.api.text', defaultMessage: 'Search' },
  textHint: { id: 'admin.api.text-hint', defaultMessage: 'Path, operation or request id' },
  outcome: { id: 'admin.api.outcome', defaultMessage: 'How it ended' },
  days: { id: 'admin.api.days', defaultMessage: 'Days' },
  from: { id: 'admin.api.from', defaultMessage: 'From' },
  to: { id: 'admin.api.to', defaultMessage: 'Until' },
  when: { id: 'admin.api.when', defaultMessage: 'When' },
  request: { id: 'admin.api.request', defaultMessage: 'Request' },
  operation: { id: 'admin.api.operation', defaultMessage: 'Operation' },
  status: { id: 'admin.api.status', defaultMessage: 'Status' },
  took: { id: 'admin.api.took', defaultMessage: 'Took' },
  milliseconds: { id: 'admin.api.milliseconds', defaultMessage: '{count} ms' },
  address: { id: 'admin.api.address', defaultMessage: 'Address' },
  requestId: { id: 'admin.api.request-id', defaultMessage: 'Request id' },
  noRequests: { id: 'admin.api.no-requests', defaultMessage: 'No request in the last thirty days' },
  noRequestsText: { id: 'admin.api.no-requests-text', defaultMessage: 'The log begins with the first use of the key.' },
});
