import { expect, test } from '@jest/globals';
import { normalRecoveryCode, RECOVERY_BYTES, recoveryCode } from './recovery-code.rules.js';

test('a recovery code is sixteen signs in fours', () => {
  expect(recoveryCode(new Uint8Array(RECOVERY_BYTES))).toBe('AAAA-AAAA-AAAA-AAAA');
  expect(recoveryCode(Uint8Array.from({ length: RECOVERY_BYTES }, (_, i) => i * 17))).toMatch(
    /^([A-Z1-9]{4}-){3}[A-Z1-9]{4}$/,
  );
});

test.each(['ABCD-EFGH-JKMN-PQRS', 'abcdefghjkmnpqrs', ' abcd efgh jkmn pqrs ', 'ABCD–EFGH–JKMN–PQRS'])(
  '%j is read alike',
  (typed) => expect(normalRecoveryCode(typed)).toBe('ABCDEFGHJKMNPQRS'),
);
