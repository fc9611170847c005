import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';

const leg = {
  direction: 'ONWARD',
  fromName: { en: 'Night Market branch', km: 'ផ្សាររាត្រី' },
  toName: { en: 'Siem Reap town office' },
  fromLocationName: { en: 'Phnom Penh', km: 'ភ្នំពេញ', th: 'พนมเปญ', vi: 'Phnôm Pênh', es: 'Nom Pen' },
  toLocationName: { en: 'Siem Reap', km: 'សៀមរាប', th: 'เสียมราฐ', vi: 'Xiêm Riệp', es: 'Siem Riep' },
  departureTime: '2026-11-21T07:30:00+07:00',
  arrivalTime: '2026-11-21T13:10:00+07:00',
  operatorId: '4',
  operatorName: 'Mekong Ibis',
  vehicleName: 'VIP 27',
  seatNumbers: ['5C', '5D'],
};

/** Two passengers, Phnom Penh to Siem Reap, $22,60. */
export const issuedPayload = {
  bookingId: '17',
  pnr: 'KX74QP',
  ticketIds: ['tIcKeT-1'],
  ticketUrls: ['/eticket/tIcKeT-1/ana%40example.com'],
  language: 'en',
  contactEmail: 'ana@example.com',
  contactPhone: '+85512345678',
  mode: 'live',
  legs: [leg],
  passengers: [
    { name: 'Ana Reyes', seatNumber: '5C' },
    { name: 'Leo <b>Marsh</b>', seatNumber: '5D', isChild: true },
  ],
  total: { amount: 2260, currency: 'USD' },
};

/** Overnight, the way back. */
export const returnLeg = {
  ...leg,
  direction: 'RETURN',
  fromName: leg.toName,
  toName: leg.fromName,
  fromLocationName: leg.toLocationName,
  toLocationName: leg.fromLocationName,
  departureTime: '2026-11-24T22:00:00+07:00',
  arrivalTime: '2026-11-25T04:00:00+07:00',
  seatNumbers: ['1A'],
};

export function anEvent(type: string, payload: Record<string, unknown>): DomainEvent {
  return { id: crypto.randomUUID(), type, payload, mode: 'live', requestId: 'req-1' };
}
