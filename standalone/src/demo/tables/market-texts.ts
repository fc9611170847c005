import type { LocalizedText } from '@naga/kernel/language.js';

/** The default refund class in words (class Standard). */
export const CANCELLATION_POLICY: LocalizedText = {
  en: 'Cancel 48 hours or more before departure and you get everything back but one dollar; until 24 hours 90 %, until 12 hours 75 %, until 4 hours 50 %, later nothing. If we cancel, you get everything back.',
  km: 'បោះបង់មុនចេញដំណើរ ៤៨ ម៉ោងឡើងទៅ អ្នកទទួលបានប្រាក់វិញទាំងអស់ ដកតែមួយដុល្លារ រហូតដល់ ២៤ ម៉ោង ៩០% រហូតដល់ ១២ ម៉ោង ៧៥% រហូតដល់ ៤ ម៉ោង ៥០% ក្រោយមកមិនមានទេ។ បើយើងបោះបង់ អ្នកទទួលបានប្រាក់វិញទាំងអស់។',
  th: 'ยกเลิกก่อนออกเดินทาง 48 ชั่วโมงขึ้นไป คืนเงินทั้งหมดหักหนึ่งดอลลาร์ ก่อน 24 ชั่วโมงคืน 90% ก่อน 12 ชั่วโมงคืน 75% ก่อน 4 ชั่วโมงคืน 50% หลังจากนั้นไม่คืนเงิน หากเรายกเลิก คุณจะได้เงินคืนทั้งหมด',
  vi: 'Hủy trước giờ khởi hành 48 giờ trở lên được hoàn toàn bộ trừ một đô la; trước 24 giờ hoàn 90 %, trước 12 giờ 75 %, trước 4 giờ 50 %, muộn hơn không hoàn. Nếu chúng tôi hủy, bạn được hoàn toàn bộ.',
  es: 'Si cancela 48 horas o más antes de la salida, se le devuelve todo menos un dólar; hasta 24 horas, el 90 %; hasta 12 horas, el 75 %; hasta 4 horas, el 50 %; después, nada. Si cancelamos nosotros, se le devuelve todo.',
};

/** Said of rides across a border. */
export const BORDER_NOTE: LocalizedText = {
  en: 'Bring your passport and visa. Our staff helps at the border; waiting there is part of the time shown.',
  km: 'សូមយកលិខិតឆ្លងដែន និងទិដ្ឋាការមកជាមួយ។ បុគ្គលិកយើងជួយអ្នកនៅព្រំដែន។',
  th: 'โปรดนำหนังสือเดินทางและวีซ่ามาด้วย พนักงานของเราช่วยที่ด่าน เวลารอรวมอยู่ในเวลาที่แสดงแล้ว',
  vi: 'Hãy mang theo hộ chiếu và thị thực. Nhân viên hỗ trợ tại cửa khẩu; thời gian chờ đã tính trong lịch trình.',
  es: 'Traiga su pasaporte y su visado. Nuestro personal le ayuda en la frontera; la espera está incluida en el horario.',
};

/** Said of boats. */
export const BOAT_NOTE: LocalizedText = {
  en: 'Be at the pier 20 minutes before departure. In rough weather the boat may leave later.',
  km: 'សូមមកដល់ផែ ២០ នាទីមុនចេញដំណើរ។ ពេលអាកាសធាតុអាក្រក់ ទូកអាចចេញយឺត។',
  th: 'โปรดมาถึงท่าเรือก่อนออกเดินทาง 20 นาที หากอากาศไม่ดี เรืออาจออกช้ากว่ากำหนด',
  vi: 'Vui lòng có mặt tại bến 20 phút trước giờ khởi hành. Khi thời tiết xấu tàu có thể khởi hành muộn.',
  es: 'Esté en el muelle 20 minutos antes de la salida. Con mal tiempo el barco puede salir más tarde.',
};

/** Said where people are fetched. */
export const PICKUP_NOTE: LocalizedText = {
  en: 'The driver fetches you within the city from 30 minutes before departure; write your address when you book.',
  km: 'អ្នកបើកបរមកទទួលអ្នកក្នុងក្រុង ចាប់ពី ៣០ នាទីមុនចេញដំណើរ។ សូមសរសេរអាសយដ្ឋានពេលកក់។',
  th: 'คนขับจะไปรับคุณในเมืองตั้งแต่ 30 นาทีก่อนออกเดินทาง โปรดระบุที่อยู่เมื่อจอง',
  vi: 'Tài xế đón bạn trong thành phố từ 30 phút trước giờ khởi hành; hãy ghi địa chỉ khi đặt vé.',
  es: 'El conductor le recoge en la ciudad desde 30 minutos antes de la salida; escriba su dirección al reservar.',
};
