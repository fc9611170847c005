import type { LanguageCode } from '@naga/kernel/language.js';
import { dayIn } from '../notification/words.js';

/** What stands for the placeholders in a preview. */
export const sampleFacts = (language: LanguageCode): Readonly<Record<string, string | number>> => ({
  agency: 'Lotus Travel',
  amount: 'USD 12,50',
  asked: 'Hotel lobby',
  code: '48213907',
  company: 'Lotus Travel',
  count: 2,
  day: dayIn(language, '2026-11-21T07:30:00+07:00'),
  days: 1,
  from: 'Phnom Penh',
  hours: 5,
  mark: 'USD 9,00',
  minutes: 10,
  name: 'Sophea Chan',
  place: 'Night Market',
  pnr: 'KX74QP',
  points: 120,
  price: 'USD 7,50',
  rides: 'Phnom Penh - Siem Reap, 21.11. 07:30',
  seat: '5C',
  seats: '5C, 5D',
  time: '07:30',
  to: 'Siem Reap',
  until: '18:00',
  url: 'https://naga.example/contact',
  what: '5C → 6A',
  who: 'Sophea Chan',
});
