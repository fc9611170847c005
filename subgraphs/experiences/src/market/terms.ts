import type { LocalizedText } from '@naga/kernel/language.js';

/** What the traveller agrees to, by the kind of outing. */
export const TERMS = {
  day: {
    en: 'Free cancellation until 24 hours before the start, half the price until 6 hours before. If we cancel, everything is paid back. Children under 12 come with an adult.',
    km: 'លុបចោលដោយឥតគិតថ្លៃរហូតដល់ ២៤ ម៉ោងមុនចាប់ផ្តើម គិតពាក់កណ្តាលតម្លៃរហូតដល់ ៦ ម៉ោងមុន។ បើយើងលុប យើងសងវិញទាំងអស់។ កុមារក្រោម ១២ ឆ្នាំត្រូវមកជាមួយមនុស្សពេញវ័យ។',
    th: 'ยกเลิกฟรีถึง 24 ชั่วโมงก่อนเริ่ม คิดครึ่งราคาถึง 6 ชั่วโมงก่อน หากเราเป็นฝ่ายยกเลิก คืนเงินทั้งหมด เด็กต่ำกว่า 12 ปีต้องมากับผู้ใหญ่',
    vi: 'Hủy miễn phí đến 24 giờ trước khi bắt đầu, mất nửa giá đến 6 giờ trước. Nếu chúng tôi hủy, bạn được hoàn toàn bộ. Trẻ dưới 12 tuổi đi cùng người lớn.',
    es: 'Cancelación gratuita hasta 24 horas antes, mitad del precio hasta 6 horas antes. Si cancelamos nosotros, se devuelve todo. Los menores de 12 años van con un adulto.',
  },
  water: {
    en: 'Free cancellation until 24 hours before the start. The captain decides whether the boat goes; if it does not, you choose another day or your money back. Life jackets are worn on board.',
    km: 'លុបចោលដោយឥតគិតថ្លៃរហូតដល់ ២៤ ម៉ោងមុនចាប់ផ្តើម។ មេទូកសម្រេចថាតើទូកចេញឬអត់ បើមិនចេញ អ្នកជ្រើសថ្ងៃផ្សេង ឬយកប្រាក់វិញ។ ត្រូវពាក់អាវពោងលើទូក។',
    th: 'ยกเลิกฟรีถึง 24 ชั่วโมงก่อนเริ่ม กัปตันเป็นผู้ตัดสินว่าเรือออกหรือไม่ หากไม่ออก เลือกวันใหม่หรือรับเงินคืน ต้องสวมเสื้อชูชีพบนเรือ',
    vi: 'Hủy miễn phí đến 24 giờ trước khi bắt đầu. Thuyền trưởng quyết định thuyền có chạy không; nếu không, bạn chọn ngày khác hoặc nhận lại tiền. Phải mặc áo phao trên thuyền.',
    es: 'Cancelación gratuita hasta 24 horas antes. El capitán decide si se sale; si no, elige otro día o la devolución. A bordo se lleva chaleco salvavidas.',
  },
  package: {
    en: 'Free cancellation until 7 days before check-in, half the price until 48 hours before, then no refund. The room is yours from 14:00 and until 11:00. If we cancel, everything is paid back.',
    km: 'លុបចោលដោយឥតគិតថ្លៃរហូតដល់ ៧ ថ្ងៃមុនចូលស្នាក់ គិតពាក់កណ្តាលរហូតដល់ ៤៨ ម៉ោងមុន បន្ទាប់មកមិនសងទេ។ បន្ទប់ជារបស់អ្នកពីម៉ោង ១៤:០០ ដល់ ១១:០០។ បើយើងលុប យើងសងវិញទាំងអស់។',
    th: 'ยกเลิกฟรีถึง 7 วันก่อนเช็กอิน คิดครึ่งราคาถึง 48 ชั่วโมงก่อน หลังจากนั้นไม่คืนเงิน ห้องเป็นของคุณตั้งแต่ 14:00 ถึง 11:00 หากเราเป็นฝ่ายยกเลิก คืนเงินทั้งหมด',
    vi: 'Hủy miễn phí đến 7 ngày trước khi nhận phòng, mất nửa giá đến 48 giờ trước, sau đó không hoàn tiền. Phòng là của bạn từ 14:00 đến 11:00. Nếu chúng tôi hủy, bạn được hoàn toàn bộ.',
    es: 'Cancelación gratuita hasta 7 días antes de la llegada, mitad del precio hasta 48 horas antes y después sin devolución. La habitación es suya de 14:00 a 11:00. Si cancelamos nosotros, se devuelve todo.',
  },
  wellness: {
    en: 'Free cancellation until 6 hours before the start. Please arrive ten minutes early; who comes late rests shorter. From 16 years, younger guests with a parent.',
    km: 'លុបចោលដោយឥតគិតថ្លៃរហូតដល់ ៦ ម៉ោងមុនចាប់ផ្តើម។ សូមមកមុនដប់នាទី អ្នកមកយឺតសម្រាកបានខ្លីជាង។ ចាប់ពីអាយុ ១៦ ឆ្នាំ ក្មេងជាងនេះត្រូវមានឪពុកម្តាយ។',
    th: 'ยกเลิกฟรีถึง 6 ชั่วโมงก่อนเริ่ม โปรดมาก่อนสิบนาที มาช้าเวลาจะสั้นลง อายุ 16 ปีขึ้นไป หากต่ำกว่าต้องมากับผู้ปกครอง',
    vi: 'Hủy miễn phí đến 6 giờ trước khi bắt đầu. Xin đến sớm mười phút; đến muộn thì thời gian ngắn hơn. Từ 16 tuổi, nhỏ hơn phải có cha mẹ đi cùng.',
    es: 'Cancelación gratuita hasta 6 horas antes. Llegue diez minutos antes; quien llega tarde descansa menos. Desde 16 años; menores, con su padre o su madre.',
  },
} satisfies Record<string, LocalizedText>;
