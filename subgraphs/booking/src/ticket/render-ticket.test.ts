import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@naga/kernel/language.js';
import { CURRENCIES, money } from '@naga/kernel/money.js';
import { unprintedLetters } from '@naga/kernel/printed-letters.js';
import { TicketPrinter } from './render-ticket.js';
import { sampleFacts } from './sample.fixture.js';
import type { TicketFacts } from './ticket-facts.js';

const printer = new TicketPrinter();
const bearing = (...names: string[]): TicketFacts => {
  const facts = sampleFacts('en');
  return { ...facts, passengers: names.map((name) => ({ ...facts.passengers[0]!, name })) };
};

/** Every letter, mark and sign that a passenger's name may have, eighty a name; a mark sits on a letter of its script. */
function acceptedNames(): string[] {
  const signs = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code)).filter(
    (sign) => !/\p{C}/u.test(sign) && unprintedLetters(sign).length === 0,
  );
  return Array.from({ length: Math.ceil(signs.length / 80) }, (_, n) => signs.slice(n * 80, n * 80 + 80).join(' '));
}

describe('the PDF of a ticket', () => {
  test.each(LANGUAGES)('prints in %s without a missing font or glyph', async (language) => {
    const pdf = await printer.print(sampleFacts(language));
    if (process.env['KEEP_TICKETS']) (await import('node:fs')).writeFileSync(`/tmp/ticket-${language}.pdf`, pdf);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test.each(LANGUAGES)('says in %s where the travellers are fetched, whatever letters they wrote', async (language) => {
    const pickup = {
      address: 'ផ្ទះលេខ ៥\u200b Street 240 王 😀\n#2',
      phone: '+855 12 000 333',
      time: '06:45',
      dropOff: null,
    };
    const pdf = await printer.print({ ...sampleFacts(language), pickup });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).not.toBe((await printer.print(sampleFacts(language))).length);
  });

  test.each(LANGUAGES)('on which nobody travels any more says so in %s, without a missing glyph', async (language) => {
    const pdf = await printer.print({ ...sampleFacts(language), passengers: [] });
    if (process.env['KEEP_TICKETS']) (await import('node:fs')).writeFileSync(`/tmp/revoked-${language}.pdf`, pdf);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test.each(LANGUAGES)('tells in %s what it was sold under, without letters that no font has', async (language) => {
    const title = { en: 'Luggage', km: 'ឥវ៉ាន់', th: 'สัมภาระ', vi: 'Hành lý' };
    const text = { en: 'One bag 😀\n\n#strong[20 kg]', km: 'វ៉ាលីមួយ', th: 'กระเป๋าหนึ่งใบ', vi: 'Một túi' };
    const long = Array.from({ length: 40 }, () => ({ title, text }));
    const pdf = await printer.print({ ...sampleFacts(language), terms: long });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('prints every letter that a name may have', async () => {
    const pdf = await printer.print(bearing(...acceptedNames()));
    if (process.env['KEEP_TICKETS']) (await import('node:fs')).writeFileSync('/tmp/ticket-letters.pdf', pdf);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test.each(CURRENCIES)('prints what is paid on boarding in %s', async (currency) => {
    const [passenger] = sampleFacts('en').passengers;
    const pdf = await printer.print({
      ...sampleFacts('en'),
      passengers: [{ ...passenger!, payOnBoarding: money(1130, currency) }],
    });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test.each(['王小明', '김민수', 'Ana 😀', 'مريم'])('does not print with boxes for %s', async (name) => {
    await expect(printer.print(bearing(name))).rejects.toThrow('could not be displayed with any font');
  });
});
