import { expect, test } from '@jest/globals';
import { ticketFileName } from './ticket-file-name.js';

test('who boards a night bus after midnight finds the file by that day', () => {
  const departureTime = Date.parse('2026-12-05T00:55:00+07:00');
  expect(ticketFileName({ booking: { pnr: 'HCHMYJ' }, leg: { departureTime } }, 'pdf')).toBe(
    'Naga-HCHMYJ-2026-12-05.pdf',
  );
});
