import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@naga/kernel/language.js';
import { TicketPrinter } from './render-ticket.js';
import { sampleFacts } from './sample.fixture.js';

const printer = new TicketPrinter();

describe('the PDF of a ticket', () => {
  test.each(LANGUAGES)('prints in %s without a missing font or glyph', async (language) => {
    const pdf = await printer.print(sampleFacts(language));
    if (process.env['KEEP_TICKETS']) (await import('node:fs')).writeFileSync(`/tmp/ticket-${language}.pdf`, pdf);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test.each(LANGUAGES)('on which nobody travels any more says so in %s, without a missing glyph', async (language) => {
    const pdf = await printer.print({ ...sampleFacts(language), passengers: [] });
    if (process.env['KEEP_TICKETS']) (await import('node:fs')).writeFileSync(`/tmp/revoked-${language}.pdf`, pdf);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
