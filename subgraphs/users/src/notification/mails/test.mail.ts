import type { Mail } from '../mail.js';
import type { Voice } from '../voice.js';

/** A mail that its writer tries on himself: as travellers would get it, and at its end it says so. */
export const testMail = (mail: Mail, { wordsIn }: Voice): Mail => ({
  ...mail,
  closing: [wordsIn(mail.language)('mail.test.closing')],
});
