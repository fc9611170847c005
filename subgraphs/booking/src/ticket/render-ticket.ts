import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LanguageCode, localize, type LocalizedText } from '@naga/kernel/language.js';
import { formatMoney } from '@naga/kernel/money.js';
import { printedOnly } from '@naga/kernel/printed-letters.js';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import QRCode from 'qrcode';
import { readyTime } from './check-in.rules.js';
import { addOnsText } from './add-ons-text.js';
import type { TicketFacts, TicketFactsPassenger, TicketStop } from './ticket-facts.js';
import { clockOf, dayOf, durationOf, word } from './ticket-words.js';

const HERE = dirname(fileURLToPath(import.meta.url));
const FONTS = ['noto-sans', 'noto-sans-khmer', 'noto-sans-thai', 'noto-sans-lao', 'bricolage-grotesque'];
const KEPT_PAGES = 10;
/** PDF/A may not hold a glyph that its fonts lack: the compiler refuses instead of drawing a box. */
const WITHOUT_HOLES = 'a-2b';

/** Khmer beside the reader's language: for the driver and the people at the stop. */
function khmerBeside(language: LanguageCode, { stop, place }: TicketStop): string | null {
  if (language === 'km' || !(stop.km ?? place.km)) return null;
  return stop.km ?? place.km ?? null;
}

function stopFor(language: LanguageCode, at: TicketStop): object {
  const name = (text: LocalizedText) => localize(text, language);
  return { time: clockOf(at.time), place: name(at.place), stop: name(at.stop), local: khmerBeside(language, at) };
}

async function passengerFor(language: LanguageCode, passenger: TicketFactsPassenger): Promise<object> {
  const { name, title, passengerType, seatNumber, ticketCode, payOnBoarding, addOns, qr } = passenger;
  const titled = word(language, `title-${title.toLowerCase()}`, { name });
  return {
    name: passengerType === 'CHILD' ? word(language, 'child', { name: titled }) : titled,
    seat: seatNumber,
    code: ticketCode,
    addOns: printedOnly(addOnsText(language, addOns)),
    pay: payOnBoarding ? word(language, 'pay-on-boarding', { amount: formatMoney(payOnBoarding) }) : null,
    qr: await QRCode.toString(qr, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' }),
  };
}

/** Lines of where the travellers are fetched and set down; a letter that no font of ours has is left out, not refused. */
const pickupFor = ({ pickup }: TicketFacts, say: (id: string) => string): [string, string][] =>
  pickup === undefined
    ? []
    : [
        [say('pickup'), [pickup.time, pickup.address].filter(Boolean).join(', ')] as [string, string],
        [say('pickup-phone'), pickup.phone ?? ''] as [string, string],
        [say('drop-off'), pickup.dropOff ?? ''] as [string, string],
      ]
        .map(([name, text]): [string, string] => [name, printedOnly(text).trim()])
        .filter(([, text]) => text !== '');

/** The terms it was sold under, each with the lines of its text; a letter that no font of ours has is left out. */
const termsFor = ({ terms = [] }: TicketFacts, language: LanguageCode): { title: string; lines: string[] }[] =>
  terms.map(({ title, text }) => ({
    title: printedOnly(localize(title, language)),
    lines: localize(text, language)
      .split('\n')
      .map((line) => printedOnly(line).trim())
      .filter((line) => line !== ''),
  }));

async function inputsFor(facts: TicketFacts): Promise<object> {
  const { language, pnr, from, to, operatorName, vehicleName, ticketPhone, passengers } = facts;
  const say = (id: string) => word(language, id);
  const title = say('title');
  // Nobody of the leg travels on it any more.
  const isRevoked = passengers.length === 0;
  return {
    language,
    pnr,
    title,
    heading: language === 'km' ? title : `${word('km', 'title')} · ${title}`,
    hint: isRevoked ? '' : say('hint'),
    revoked: isRevoked ? say('revoked') : null,
    day: dayOf(language, from.time),
    duration: durationOf(language, (Date.parse(to.time) - Date.parse(from.time)) / 60_000),
    from: stopFor(language, from),
    to: stopFor(language, to),
    facts: [
      [say('operator'), operatorName],
      [say('vehicle'), vehicleName],
      [say('be-there-by'), readyTime(clockOf(from.time), facts.pickup)],
      ...(ticketPhone ? [[say('phone'), ticketPhone]] : []),
    ],
    pickup: pickupFor(facts, say),
    terms: termsFor(facts, language),
    words: {
      booking: say('booking'),
      seat: say('seat'),
      code: say('code'),
      addOns: say('add-ons'),
      terms: say('terms'),
    },
    passengers: await Promise.all(passengers.map((passenger) => passengerFor(language, passenger))),
  };
}

/** Prints tickets as PDF with Typst, which shapes Khmer, Thai and Lao right; about 4 ms each after the first. */
export class TicketPrinter {
  readonly #compiler: NodeCompiler;

  constructor() {
    const require = createRequire(import.meta.url);
    const fontPaths = FONTS.map((font) => dirname(require.resolve(`@expo-google-fonts/${font}/package.json`)));
    this.#compiler = NodeCompiler.create({ workspace: HERE, fontArgs: [{ fontPaths }] });
  }

  /**
   * The PDF's bytes. Throws when a glyph or a font is missing: a ticket with holes must not leave. Names are asked for in
   * letters that print (kernel/printed-letters).
   */
  async print(facts: TicketFacts): Promise<Buffer> {
    const inputs = { ticket: JSON.stringify(await inputsFor(facts)) };
    const compiled = this.#compiler.compile({ mainFilePath: join(HERE, 'ticket.typ'), inputs });
    const problems = compiled.takeDiagnostics() ?? compiled.takeWarnings();
    const document = compiled.result;
    if (problems || !document) throw new Error(`ticket does not print: ${JSON.stringify(problems)}`);
    const pdf = this.#compiler.pdf(document, { pdfStandard: WITHOUT_HOLES });
    this.#compiler.evictCache(KEPT_PAGES);
    return pdf;
  }
}
