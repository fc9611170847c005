import type { AddOnRow } from '@naga/pricing/market/market-rows.js';

/** What the demonstration market sells beside seats: insurance by the platform on every ride, all else by its first operator. */
export const ADD_ONS: readonly Omit<AddOnRow, 'id'>[] = [
  {
    kind: 'INSURANCE',
    operatorId: null,
    names: {
      en: 'Travel insurance',
      km: 'ធានារ៉ាប់រងធ្វើដំណើរ',
      th: 'ประกันการเดินทาง',
      vi: 'Bảo hiểm du lịch',
      es: 'Seguro de viaje',
    },
    descriptions: {
      en: 'Covers accidents and lost luggage from departure to arrival.',
      km: 'ធានាគ្រោះថ្នាក់ និងឥវ៉ាន់បាត់ ចាប់ពីពេលចេញដំណើររហូតដល់ពេលទៅដល់។',
      th: 'คุ้มครองอุบัติเหตุและสัมภาระสูญหายตั้งแต่ออกเดินทางจนถึงที่หมาย',
      vi: 'Bảo hiểm tai nạn và mất hành lý từ lúc khởi hành đến khi tới nơi.',
      es: 'Cubre accidentes y pérdida de equipaje desde la salida hasta la llegada.',
    },
    currency: 'USD',
    fixed: 100,
    percent: null,
    mostPerSeat: 1,
    transportTypes: [],
  },
  {
    kind: 'FLEX',
    operatorId: '1',
    names: {
      en: 'Flexible ticket',
      km: 'សំបុត្រអាចប្តូរបាន',
      th: 'ตั๋วยืดหยุ่น',
      vi: 'Vé linh hoạt',
      es: 'Billete flexible',
    },
    descriptions: {
      en: 'For plans that may still change.',
      km: 'សម្រាប់គម្រោងដែលអាចនៅផ្លាស់ប្តូរ។',
      th: 'สำหรับแผนที่อาจยังเปลี่ยน',
      vi: 'Cho những kế hoạch còn có thể thay đổi.',
      es: 'Para planes que aún pueden cambiar.',
    },
    currency: 'USD',
    fixed: null,
    percent: 1_000,
    mostPerSeat: 1,
    transportTypes: [],
  },
  {
    kind: 'LUGGAGE',
    operatorId: '1',
    names: {
      en: 'Extra bag',
      km: 'កាបូបបន្ថែម',
      th: 'กระเป๋าเพิ่ม',
      vi: 'Thêm một túi hành lý',
      es: 'Maleta adicional',
    },
    descriptions: {
      en: 'One more bag of up to 20 kg.',
      km: 'កាបូបមួយបន្ថែម ទម្ងន់រហូតដល់ 20 គីឡូក្រាម។',
      th: 'กระเป๋าเพิ่มหนึ่งใบ หนักไม่เกิน 20 กิโลกรัม',
      vi: 'Thêm một túi nặng đến 20 kg.',
      es: 'Una maleta más de hasta 20 kg.',
    },
    currency: 'USD',
    fixed: 200,
    percent: null,
    mostPerSeat: 3,
    transportTypes: ['BUS'],
  },
];
