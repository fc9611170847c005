const MONTHS = ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'];
const WEEKDAYS = ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហស្បតិ៍', 'សុក្រ', 'សៅរ៍'];
const SHORT_WEEKDAYS = ['អា.', 'ច.', 'អ.', 'ព.', 'ព្រ.', 'សុ.', 'ស.'];

export type DateStyle = 'day' | 'long' | 'strip' | 'month' | 'weekday';

/** Many browsers carry no Khmer dates and would say them in English after the server said them in Khmer. */
export function formatKhmerDate(day: Date, style: DateStyle): string {
  const weekday = SHORT_WEEKDAYS[day.getUTCDay()]!;
  const month = MONTHS[day.getUTCMonth()]!;
  const date = day.getUTCDate();
  const year = day.getUTCFullYear();
  switch (style) {
    case 'day':
      return `${weekday} ${date} ${month}`;
    case 'long':
      return `ថ្ងៃ${WEEKDAYS[day.getUTCDay()]!} ទី${date} ខែ${month} ឆ្នាំ${year}`;
    case 'strip':
      return `${weekday} ${date}`;
    case 'month':
      return `${month} ${year}`;
    case 'weekday':
      return weekday;
  }
}
