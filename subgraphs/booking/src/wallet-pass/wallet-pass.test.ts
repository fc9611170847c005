import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@naga/kernel/language.js';
import { sampleFacts } from '../ticket/sample.fixture.js';
import { walletPasses, type WalletRide } from './wallet-pass.js';

const BEFORE = Date.parse('2026-11-20T10:00:00+07:00');
const ride = (change: Partial<WalletRide> = {}): WalletRide => ({
  ticketId: 'k3',
  transportType: 'BUS',
  revoked: false,
  facts: sampleFacts('en'),
  now: BEFORE,
  ...change,
});
describe('who gets a pass', () => {
  const exchanging = {
    ...sampleFacts('en'),
    passengers: sampleFacts('en').passengers.map((one, n) =>
      n === 0 ? { ...one, state: 'EXCHANGE_ONGOING' as const } : one,
    ),
  };
  test.each<[string, Partial<WalletRide>, string[]]>([
    ['each passenger', {}, ['901', '902']],
    ['who is not being exchanged', { facts: exchanging }, ['902']],
    ['nobody of a revoked ticket', { revoked: true }, []],
    ['nobody after the ride', { now: Date.parse('2026-11-21T13:10:00+07:00') }, []],
  ])('%s', (_, change, parts) => {
    expect(walletPasses(ride(change)).map(({ partId }) => partId)).toEqual(parts);
  });
});

describe('what a pass says', () => {
  test('in the language of the booking: where, when on which clock, who, on which seat', () => {
    const [first, second] = walletPasses(ride());
    expect(first).toMatchObject({
      id: 'k3-901',
      pnr: 'KX74QP',
      passenger: 'Ms Dara Keo',
      seatNumber: '5C',
      qr: expect.stringMatching(/^NAGA1\./),
      from: { place: 'Phnom Penh', stop: 'Night Market branch', time: '2026-11-21T07:30:00+07:00' },
      face: [
        { key: 'booking', name: 'Booking', text: 'KX74QP' },
        { key: 'be-there-by', name: 'Be there by', text: '07:10 (UTC+7)' },
      ],
    });
    expect(first?.from.told).toBe('Sat, 21 Nov 2026, 07:30 (UTC+7)');
    expect(first?.back.map(({ key }) => key)).toEqual([
      'boarding-at',
      'leaving-at',
      'add-ons',
      'operator',
      'vehicle',
      'phone',
      'code',
    ]);
    expect(first?.back.find(({ key }) => key === 'add-ons')).toEqual({
      key: 'add-ons',
      name: 'Add-ons',
      text: 'Travel insurance, 2\u00a0×\u00a0Extra bag, 20 kg #2 😀',
    });
    expect(second?.back.some(({ key }) => key === 'add-ons')).toBe(false);
    expect(second?.passenger).toContain('(child)');
    expect(second?.face.at(-1)?.text).toMatch(/^Pay on board: /);
  });

  test('where the travellers are fetched, and by when to be ready there', () => {
    const pickup = { address: '12 Street 106', phone: null, time: '06:45', dropOff: null };
    const [pass] = walletPasses(ride({ facts: { ...sampleFacts('en'), pickup } }));
    expect(pass?.face[1]?.text).toBe('06:45 (UTC+7)');
    expect(pass?.back.find(({ key }) => key === 'pickup')?.text).toBe('06:45, 12 Street 106');
  });

  test.each(LANGUAGES)('has a word for every line in %s', (language) => {
    const [pass] = walletPasses(ride({ facts: sampleFacts(language) }));
    const names = [...pass!.face, ...pass!.back].map(({ name }) => name);
    expect(names.filter((name) => name === undefined || name === '')).toEqual([]);
    expect(pass?.from.place).toBe(sampleFacts(language).from.place[language]);
  });
});
