import type { LocalizedText } from '@naga/kernel/language.js';

/** Zones with the places in them; slugs are the catalogue's where it sells journeys there. */
export const ZONES = {
  capital: { en: 'Phnom Penh', km: 'ភ្នំពេញ', th: 'พนมเปญ', vi: 'Phnom Penh', es: 'Phnom Penh' },
  northwest: {
    en: 'Angkor and the north-west',
    km: 'អង្គរ និងពាយ័ព្យ',
    th: 'อังกอร์และตะวันตกเฉียงเหนือ',
    vi: 'Angkor và tây bắc',
    es: 'Angkor y el noroeste',
  },
  coast: { en: 'The coast', km: 'ឆ្នេរសមុទ្រ', th: 'ชายฝั่ง', vi: 'Duyên hải', es: 'La costa' },
  northeast: { en: 'The north-east', km: 'ឦសាន', th: 'ตะวันออกเฉียงเหนือ', vi: 'Đông bắc', es: 'El nordeste' },
  southLaos: { en: 'Southern Laos', km: 'ឡាវខាងត្បូង', th: 'ลาวใต้', vi: 'Nam Lào', es: 'Sur de Laos' },
  vientiane: {
    en: 'Vientiane and Vang Vieng',
    km: 'វៀងចន្ទន៍ និងវ៉ាងវៀង',
    th: 'เวียงจันทน์และวังเวียง',
    vi: 'Viêng Chăn và Vang Vieng',
    es: 'Vientián y Vang Vieng',
  },
  northLaos: { en: 'Northern Laos', km: 'ឡាវខាងជើង', th: 'ลาวเหนือ', vi: 'Bắc Lào', es: 'Norte de Laos' },
  bangkok: { en: 'Bangkok', km: 'បាងកក', th: 'กรุงเทพฯ', vi: 'Bangkok', es: 'Bangkok' },
  saigon: { en: 'Ho Chi Minh City', km: 'ហូជីមិញ', th: 'โฮจิมินห์', vi: 'TP. Hồ Chí Minh', es: 'Ciudad Ho Chi Minh' },
} satisfies Record<string, LocalizedText>;
export type ZoneSlug = keyof typeof ZONES;

const place = (zone: ZoneSlug, en: string, km: string, th: string, vi: string = en, es: string = en) => ({
  zone,
  names: { en, km, th, vi, es } satisfies LocalizedText,
});

export const PLACES = {
  'phnom-penh': place('capital', 'Phnom Penh', 'ភ្នំពេញ', 'พนมเปญ', 'Phnôm Pênh', 'Nom Pen'),
  'siem-reap': place('northwest', 'Siem Reap', 'សៀមរាប', 'เสียมราฐ', 'Xiêm Riệp', 'Siem Riep'),
  battambang: place('northwest', 'Battambang', 'បាត់ដំបង', 'พระตะบอง'),
  sisophon: place('northwest', 'Sisophon', 'សិរីសោភ័ណ', 'ศรีโสภณ'),
  poipet: place('northwest', 'Poipet', 'ប៉ោយប៉ែត', 'ปอยเปต'),
  sihanoukville: place('coast', 'Sihanoukville', 'ក្រុងព្រះសីហនុ', 'สีหนุวิลล์'),
  kampot: place('coast', 'Kampot', 'កំពត', 'กำปอต'),
  kep: place('coast', 'Kep', 'កែប', 'แกบ'),
  'koh-kong': place('coast', 'Koh Kong', 'កោះកុង', 'เกาะกง'),
  'kampong-cham': place('northeast', 'Kampong Cham', 'កំពង់ចាម', 'กำปงจาม'),
  kratie: place('northeast', 'Kratie', 'ក្រចេះ', 'กระแจะ', 'Kratie', 'Kratié'),
  'stung-treng': place('northeast', 'Stung Treng', 'ស្ទឹងត្រែង', 'สตึงแตรง'),
  banlung: place('northeast', 'Banlung', 'បានលុង', 'บานลุง'),
  pakse: place('southLaos', 'Pakse', 'ប៉ាក់សេ', 'ปากเซ'),
  savannakhet: place('southLaos', 'Savannakhet', 'សាវ៉ាន់ណាខេត', 'สะหวันนะเขต'),
  vientiane: place('vientiane', 'Vientiane', 'វៀងចន្ទន៍', 'เวียงจันทน์', 'Viêng Chăn', 'Vientián'),
  'vang-vieng': place('vientiane', 'Vang Vieng', 'វ៉ាងវៀង', 'วังเวียง', 'Vang Viêng'),
  'luang-prabang': place('northLaos', 'Luang Prabang', 'ហ្លួងព្រះបាង', 'หลวงพระบาง', 'Luông Pha Băng'),
  bangkok: place('bangkok', 'Bangkok', 'បាងកក', 'กรุงเทพฯ', 'Băng Cốc'),
  'ho-chi-minh-city': place(
    'saigon',
    'Ho Chi Minh City',
    'ទីក្រុងហូជីមិញ',
    'นครโฮจิมินห์',
    'Thành phố Hồ Chí Minh',
    'Ciudad Ho Chi Minh',
  ),
};
export type PlaceSlug = keyof typeof PLACES;
