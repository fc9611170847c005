import { expect, test } from '@jest/globals';
import { askedBy, scopeAt } from '@naga/server-kit/graphql/doors.js';
import { accessTable } from './access-table.mjs';

const roles = {
  names: { 1: 'Platform admin', 6: 'Customer' },
  grants: [
    { roleId: 1, permission: 'booking.view', scope: 'all', secondPerson: false, cargoAgentsOnly: false },
    { roleId: 6, permission: 'booking.view', scope: 'own', secondPerson: true, cargoAgentsOnly: false },
    { roleId: 1, permission: 'ticket.scan', scope: 'country', secondPerson: false, cargoAgentsOnly: false },
  ],
  askedBy,
  scopeAt,
};

test('says for each operation who may do it, and leaves out what is for neighbours', () => {
  const doors = {
    'Query.search': 'public',
    'Query.me': 'signedIn',
    'Query.ticket': 'own or ticket.scan',
    'Query.trip': 'own or booking.view',
    'Query.bookings': 'booking.view',
    'Query.booking': 'key or booking.view',
    'Mutation.buy': 'guest or booking.view',
    'Mutation.pay': 'payment.make',
    'Mutation.scan': 'ticket.scan as own',
    'Mutation.refuse': 'booking.view as branch, all',
    'Query.kinds': 'ticket.scan in any scope',
    'Query.facts': 'service',
  };
  const table = accessTable({ booking: { doors } }, roles);
  expect(table.slice(table.indexOf('## booking'))).toBe(`## booking

| operation | permission | guest | 1 | 6 |
| --- | --- | --- | --- | --- |
| \`Mutation.buy\` | guest or \`booking.view\` | everyone | all | P own |
| \`Mutation.pay\` | \`payment.make\` | – | – | – |
| \`Mutation.refuse\` | \`booking.view\` as branch, all | – | all | – |
| \`Mutation.scan\` | \`ticket.scan\` as own | – | own | – |
| \`Query.booking\` | key or \`booking.view\` | key | all | P own |
| \`Query.bookings\` | \`booking.view\` | – | all | P own |
| \`Query.kinds\` | \`ticket.scan\` in any scope | – | all | – |
| \`Query.me\` |  | – | own | own |
| \`Query.search\` |  | everyone | everyone | everyone |
| \`Query.ticket\` | own or \`ticket.scan\` | – | country | own |
| \`Query.trip\` | own or \`booking.view\` | – | all | own |
`);
});
