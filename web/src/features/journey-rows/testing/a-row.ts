import { money } from '@naga/kernel/money.js';
import type { JourneyRow } from '../journey-row.js';

/** A direct coach at 07:30 for $10,00, with eleven seats left, unless told otherwise. */
export function aRow(id: string, more: Partial<JourneyRow> & { time?: string; price?: number } = {}): JourneyRow {
  const { time = '07:30', price = 1000, ...rest } = more;
  const fare = (amount: number) => ({ total: money(amount, 'USD'), inCents: amount, original: undefined });
  return {
    id,
    departs: `2026-11-21T${time}:00+07:00`,
    arrives: '2026-11-21T13:10:00+07:00',
    kinds: ['BUS'],
    departure: { time, date: '2026-11-21', stopId: '10', stop: 'Night Market' },
    arrival: { time: '13:10', date: '2026-11-21', stopId: '20', stop: 'Siem Reap office' },
    dayOffset: 0,
    minutes: 340,
    changes: [],
    operators: [{ id: '1', slug: 'mekong-ibis', name: 'Mekong Ibis', logoUrl: undefined }],
    rating: 4.7,
    vehicles: ['VIP 2+1'],
    picture: null,
    categories: ['Coach'],
    amenities: [
      { code: 'ac', name: 'Air conditioning' },
      { code: 'wifi', name: 'Wi-Fi' },
    ],
    tripInfos: [{ code: 'non-stop', name: 'Non-stop' }],
    seatsLeft: 11,
    refunds: [],
    apart: [],
    fare: { nationals: { KH: fare(price - 200) }, foreign: fare(price), hasChildPrice: true, hasSeatTiers: false },
    ...rest,
  };
}
