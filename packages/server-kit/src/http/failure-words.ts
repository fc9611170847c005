import type { LanguageCode } from '@naga/kernel/language.js';

interface FailureWords {
  readonly title: string;
  /** The fault is ours. */
  readonly wrong: string;
  /** What was sent cannot be read. */
  readonly unreadable: string;
  readonly again: string;
  readonly reference: string;
}

/** What stands on the page where even the site's own error page cannot be made. */
export const FAILURE_WORDS: Readonly<Record<LanguageCode, FailureWords>> = {
  en: {
    title: 'Oops...',
    wrong: 'Something went wrong! Please try again.',
    unreadable: 'We could not read what your browser sent. Go back and try again.',
    again: 'Try again',
    reference: 'Reference:',
  },
  km: {
    title: 'អូ...',
    wrong: 'មានបញ្ហាកើតឡើង! សូមព្យាយាមម្តងទៀត។',
    unreadable: 'យើងមិនអាចអានអ្វីដែលកម្មវិធីរុករករបស់អ្នកបានផ្ញើទេ។ សូមត្រឡប់ក្រោយ ហើយព្យាយាមម្តងទៀត។',
    again: 'ព្យាយាមម្តងទៀត',
    reference: 'លេខយោង៖',
  },
  th: {
    title: 'อุ๊ย...',
    wrong: 'เกิดข้อผิดพลาด! โปรดลองอีกครั้ง',
    unreadable: 'เราอ่านสิ่งที่เบราว์เซอร์ของคุณส่งมาไม่ได้ โปรดย้อนกลับแล้วลองอีกครั้ง',
    again: 'ลองอีกครั้ง',
    reference: 'หมายเลขอ้างอิง:',
  },
  vi: {
    title: 'Ôi...',
    wrong: 'Đã xảy ra lỗi! Vui lòng thử lại.',
    unreadable: 'Chúng tôi không đọc được nội dung trình duyệt của bạn gửi. Hãy quay lại và thử lại.',
    again: 'Thử lại',
    reference: 'Mã tham chiếu:',
  },
  es: {
    title: 'Vaya...',
    wrong: '¡Algo ha ido mal! Inténtelo de nuevo.',
    unreadable: 'No hemos podido leer lo que ha enviado su navegador. Vuelva atrás e inténtelo de nuevo.',
    again: 'Intentar de nuevo',
    reference: 'Referencia:',
  },
};
