import type { LocalizedText } from '@naga/kernel/language.js';

/** Slugs are the catalogue's. */
export const CITIES = {
  'siem-reap': { en: 'Siem Reap', km: 'សៀមរាប', th: 'เสียมราฐ', vi: 'Xiêm Riệp', es: 'Siem Riep' },
  'phnom-penh': { en: 'Phnom Penh', km: 'ភ្នំពេញ', th: 'พนมเปญ', vi: 'Phnôm Pênh', es: 'Nom Pen' },
  kampot: { en: 'Kampot', km: 'កំពត', th: 'กำปอต', vi: 'Kampot', es: 'Kampot' },
  battambang: { en: 'Battambang', km: 'បាត់ដំបង', th: 'พระตะบอง', vi: 'Battambang', es: 'Battambang' },
  'koh-rong': { en: 'Koh Rong', km: 'កោះរ៉ុង', th: 'เกาะรง', vi: 'Koh Rong', es: 'Koh Rong' },
  kratie: { en: 'Kratie', km: 'ក្រចេះ', th: 'กระแจะ', vi: 'Kratie', es: 'Kratié' },
  'luang-prabang': {
    en: 'Luang Prabang',
    km: 'ហ្លួងព្រះបាង',
    th: 'หลวงพระบาง',
    vi: 'Luông Pha Băng',
    es: 'Luang Prabang',
  },
  vientiane: { en: 'Vientiane', km: 'វៀងចន្ទន៍', th: 'เวียงจันทน์', vi: 'Viêng Chăn', es: 'Vientián' },
  'vang-vieng': { en: 'Vang Vieng', km: 'វ៉ាងវៀង', th: 'วังเวียง', vi: 'Vang Viêng', es: 'Vang Vieng' },
  pakse: { en: 'Pakse', km: 'ប៉ាក់សេ', th: 'ปากเซ', vi: 'Pakse', es: 'Pakse' },
} satisfies Record<string, LocalizedText>;
