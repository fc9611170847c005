import type { LocalizedText } from '@naga/kernel/language.js';

/** In the order lists show them; slug → names. */
export const CATEGORIES = {
  temples: { en: 'Temples', km: 'ប្រាសាទ និងវត្ត', th: 'ปราสาทและวัด', vi: 'Đền chùa', es: 'Templos' },
  nature: { en: 'Nature', km: 'ធម្មជាតិ', th: 'ธรรมชาติ', vi: 'Thiên nhiên', es: 'Naturaleza' },
  boat: { en: 'On the water', km: 'លើផ្ទៃទឹក', th: 'ทางน้ำ', vi: 'Trên sông nước', es: 'En el agua' },
  food: { en: 'Food', km: 'អាហារ', th: 'อาหาร', vi: 'Ẩm thực', es: 'Comida' },
  cycling: { en: 'Cycling', km: 'ជិះកង់', th: 'ปั่นจักรยาน', vi: 'Đạp xe', es: 'Bicicleta' },
  crafts: { en: 'Crafts', km: 'សិប្បកម្ម', th: 'งานฝีมือ', vi: 'Thủ công', es: 'Artesanía' },
  wellness: { en: 'Rest and wellness', km: 'សម្រាក និងសុខភាព', th: 'พักผ่อนและสุขภาพ', vi: 'Nghỉ ngơi', es: 'Bienestar' },
} satisfies Record<string, LocalizedText>;
