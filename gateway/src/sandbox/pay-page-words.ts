import type { LanguageCode } from '@naga/kernel/language.js';
import type { PaymentMethod } from './sandbox.generated.js';

export interface PayPageWords {
  readonly title: string;
  /** Of the methods that have an application of their own. */
  readonly titles: { readonly [method in PaymentMethod]?: string };
  readonly lead: string;
  readonly amount: string;
  readonly approve: string;
  readonly decline: string;
  readonly cancel: string;
  readonly late: string;
  readonly lateHint: string;
  readonly close: string;
  readonly closeHint: string;
  readonly decided: string;
  readonly back: string;
  readonly unknown: string;
}

/** The pay page is the provider's, so its words are not in the site's catalogue. */
export const PAY_PAGE_WORDS: Readonly<Record<LanguageCode, PayPageWords>> = {
  en: {
    title: 'Test payment',
    titles: { WING: 'Wing app (test)', PIPAY: 'Pipay (test)', KHQR: 'Scanned with a banking app (test)' },
    lead: 'This is the built-in test provider. No money moves: choose what should happen.',
    amount: 'Amount',
    approve: 'Pay',
    decline: 'Decline the payment',
    cancel: 'Cancel and go back',
    late: 'Pay too late',
    lateHint: 'The money arrives when the hold has expired.',
    close: 'Pay and close the account',
    closeHint: 'Then no money can be sent back to it.',
    decided: 'This payment is decided.',
    back: 'Back to the booking',
    unknown: 'There is no such payment.',
  },
  km: {
    title: 'ការទូទាត់សាកល្បង',
    titles: { WING: 'កម្មវិធី Wing (សាកល្បង)', PIPAY: 'Pipay (សាកល្បង)', KHQR: 'បានស្កេនដោយកម្មវិធីធនាគារ (សាកល្បង)' },
    lead: 'នេះជាអ្នកផ្តល់សេវាសាកល្បង។ គ្មានប្រាក់ត្រូវបានផ្ទេរទេ៖ សូមជ្រើសរើសអ្វីដែលគួរកើតឡើង។',
    amount: 'ចំនួនទឹកប្រាក់',
    approve: 'បង់ប្រាក់',
    decline: 'បដិសេធការទូទាត់',
    cancel: 'បោះបង់ ហើយត្រឡប់ក្រោយ',
    late: 'បង់យឺត',
    lateHint: 'ប្រាក់មកដល់នៅពេលការកក់ទុកផុតកំណត់។',
    close: 'បង់ប្រាក់ រួចបិទគណនី',
    closeHint: 'បន្ទាប់មក គ្មានប្រាក់អាចផ្ញើត្រឡប់ទៅវិញបានទេ។',
    decided: 'ការទូទាត់នេះត្រូវបានសម្រេចហើយ។',
    back: 'ត្រឡប់ទៅការកក់',
    unknown: 'រកមិនឃើញការទូទាត់នេះទេ។',
  },
  th: {
    title: 'การชำระเงินทดสอบ',
    titles: { WING: 'แอป Wing (ทดสอบ)', PIPAY: 'Pipay (ทดสอบ)', KHQR: 'สแกนด้วยแอปธนาคาร (ทดสอบ)' },
    lead: 'นี่คือผู้ให้บริการทดสอบ ไม่มีการโอนเงินจริง เลือกสิ่งที่ควรเกิดขึ้น',
    amount: 'จำนวนเงิน',
    approve: 'ชำระเงิน',
    decline: 'ปฏิเสธการชำระเงิน',
    cancel: 'ยกเลิกและกลับ',
    late: 'ชำระล่าช้า',
    lateHint: 'เงินจะมาถึงเมื่อหมดเวลาที่จองไว้แล้ว',
    close: 'ชำระเงินแล้วปิดบัญชี',
    closeHint: 'หลังจากนั้นจะส่งเงินคืนเข้าบัญชีไม่ได้',
    decided: 'การชำระเงินนี้ดำเนินการแล้ว',
    back: 'กลับไปที่การจอง',
    unknown: 'ไม่พบการชำระเงินนี้',
  },
  vi: {
    title: 'Thanh toán thử',
    titles: { WING: 'Ứng dụng Wing (thử)', PIPAY: 'Pipay (thử)', KHQR: 'Đã quét bằng ứng dụng ngân hàng (thử)' },
    lead: 'Đây là nhà cung cấp thử nghiệm. Không có tiền nào được chuyển: hãy chọn điều sẽ xảy ra.',
    amount: 'Số tiền',
    approve: 'Thanh toán',
    decline: 'Từ chối thanh toán',
    cancel: 'Hủy và quay lại',
    late: 'Thanh toán trễ',
    lateHint: 'Tiền đến khi thời gian giữ chỗ đã hết.',
    close: 'Thanh toán rồi đóng tài khoản',
    closeHint: 'Sau đó không thể hoàn tiền vào tài khoản này.',
    decided: 'Thanh toán này đã được quyết định.',
    back: 'Quay lại đặt chỗ',
    unknown: 'Không có thanh toán này.',
  },
  es: {
    title: 'Pago de prueba',
    titles: {
      WING: 'Aplicación Wing (prueba)',
      PIPAY: 'Pipay (prueba)',
      KHQR: 'Escaneado con una aplicación bancaria (prueba)',
    },
    lead: 'Este es el proveedor de prueba. No se mueve dinero: elija qué debe ocurrir.',
    amount: 'Importe',
    approve: 'Pagar',
    decline: 'Rechazar el pago',
    cancel: 'Cancelar y volver',
    late: 'Pagar demasiado tarde',
    lateHint: 'El dinero llega cuando la reserva ha caducado.',
    close: 'Pagar y cerrar la cuenta',
    closeHint: 'Después no se le puede devolver dinero.',
    decided: 'Este pago ya está decidido.',
    back: 'Volver a la reserva',
    unknown: 'No existe este pago.',
  },
};
