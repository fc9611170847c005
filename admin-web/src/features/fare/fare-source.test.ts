import { expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { fareSource } from './fare-source.js';

const english = createIntl({ locale: 'en' });

test.each([
  ['zones Phnom Penh → Siem Reap', 'from zone Phnom Penh to zone Siem Reap'],
  ['zones Phnom Penh → Siem Reap version 3', 'from zone Phnom Penh to zone Siem Reap, version 3'],
  ['rule 7', 'rule 7'],
  ['rule 7 version 3 on Fri, Sat', 'rule 7, version 3, on Fri, Sat'],
  ['rule new version 4', 'new rule, version 4'],
  ['offer version 2 until 2026-12-31', 'version 2, until 2026-12-31'],
  ['supplement Front row', 'for Front row'],
  ['supplement Front row on Van version 3', 'for Front row on Van, version 3'],
  ['demand +10 % version 3: 12 of 44 seats left, 3 days to go', '12 of 44 seats left, 3 days to go: +10 %, version 3'],
  ['demand −5 %: 40 days to go', '40 days to go: −5 %'],
  ['coupon 7 version 2', 'coupon 7, version 2'],
  ['promotion 8 version 1', 'promotion 8, version 1'],
  ['promotion 8 version 1, promotion 9 version 2', 'promotion 8, version 1; promotion 9, version 2'],
  ['rule 7 on Fri, Sat from 2026-11-01', 'rule 7, on Fri, Sat, from 2026-11-01'],
  ['rule 12 from 2026-11-01 until 2026-12-31', 'rule 12, from 2026-11-01, until 2026-12-31'],
  ['offer until 2026-12-31', 'until 2026-12-31'],
  ['offer', ''],
  ['agreed by telephone', 'agreed by telephone'],
])('%p reads %p', (source, text) => {
  expect(fareSource(english, source)).toBe(text);
});

test("weekdays are those of the reader's language", () => {
  const spanish = createIntl({
    locale: 'es',
    messages: { 'admin.source.days': 'los {days}', 'admin.source.rule': 'n.º {id}' },
  });
  expect(fareSource(spanish, 'rule 7 on Fri, Sat')).toBe('n.º 7, los vie y sáb');
});
