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
});
