import { generateKeyPairSync } from 'node:crypto';
import type { LanguageCode } from '@naga/kernel/language.js';
import { money } from '@naga/kernel/money.js';
import { signBoardingPass } from './boarding-pass.js';
import type { TicketFacts } from './ticket-facts.js';

export const sampleKey = generateKeyPairSync('ed25519').privateKey;

const pass = {
  ticketId: 'k3JmZbq0T2xYw9LrVn5aQe',
  partId: '901',
  pnr: 'KX74QP',
  routeScheduleId: '77',
  date: '2026-11-21',
};

/** Two passengers of Phnom Penh → Siem Reap, one of whom pays on board and has a name Typst might take for code. */
export const sampleFacts = (language: LanguageCode): TicketFacts => ({
  pnr: 'KX74QP',
  language,
  operatorName: 'Mekong Ibis',
  vehicleName: 'VIP 2+1',
  ticketPhone: '+855 23 555 010',
  from: {
    place: { en: 'Phnom Penh', km: 'ភ្នំពេញ', th: 'พนมเปญ', vi: 'Phnôm Pênh', es: 'Nom Pen' },
    stop: { en: 'Night Market branch', km: 'ផ្សាររាត្រី ភ្នំពេញ' },
    time: '2026-11-21T07:30:00+07:00',
  },
  to: {
    place: { en: 'Siem Reap', km: 'សៀមរាប', th: 'เสียมราฐ', vi: 'Xiêm Riệp', es: 'Siem Riep' },
    stop: { en: 'Siem Reap town office', km: 'ការិយាល័យក្រុងសៀមរាប' },
    time: '2026-11-21T13:10:00+07:00',
  },
  passengers: [
    {
      partId: '901',
      state: 'TICKETED',
      name: 'Dara Keo',
      title: 'MS',
      passengerType: 'ADULT',
      seatNumber: '5C',
      ticketCode: 'MI-000481',
      qr: signBoardingPass({ ...pass, seatNumber: '5C' }, sampleKey),
      addOns: [
        {
          names: {
            en: 'Travel insurance',
            km: 'ធានារ៉ាប់រងការធ្វើដំណើរ',
            th: 'ประกันการเดินทาง',
            vi: 'Bảo hiểm du lịch',
            es: 'Seguro de viaje',
          },
          quantity: 1,
        },
        { names: { en: 'Extra bag, 20 kg #2 😀', km: 'កាបូបបន្ថែម ២០ គីឡូ' }, quantity: 2 },
      ],
    },
    {
      partId: '902',
      state: 'TICKETED',
      name: '#import "x": * $ Ngọc Trần',
      title: 'MR',
      passengerType: 'CHILD',
      seatNumber: '5D',
      ticketCode: 'MI-000482',
      qr: signBoardingPass({ ...pass, seatNumber: '5D' }, sampleKey),
      payOnBoarding: money(1130, 'USD'),
    },
  ],
});
