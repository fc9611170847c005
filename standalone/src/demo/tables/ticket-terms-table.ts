import type { TicketTermRow } from '@naga/catalogue/market/operator-rows.js';

/** What every ticket of the market is sold under. */
export const TICKET_TERMS: readonly Pick<TicketTermRow, 'transportType' | 'title' | 'text'>[] = [
  {
    transportType: null,
    title: { en: 'Luggage', km: 'ឥវ៉ាន់', th: 'สัมภาระ', vi: 'Hành lý', es: 'Equipaje' },
    text: {
      en: 'One bag of up to 20 kg and one piece of hand luggage travel with you. Ask the operator about more.',
      km: 'អ្នកយកបានវ៉ាលីមួយមិនលើស ២០ គីឡូក្រាម និងកាបូបដៃមួយ។ បើមានច្រើនជាងនេះ សូមសួរក្រុមហ៊ុន។',
      th: 'นำกระเป๋าได้หนึ่งใบไม่เกิน 20 กก. และสัมภาระติดตัวหนึ่งชิ้น หากมีมากกว่านี้โปรดถามผู้ให้บริการ',
      vi: 'Quý khách được mang một túi tối đa 20 kg và một kiện xách tay. Nếu nhiều hơn, hãy hỏi nhà xe.',
      es: 'Viajan con usted una maleta de hasta 20 kg y un bulto de mano. Para más, pregunte al operador.',
    },
  },
  {
    transportType: 'FERRY',
    title: { en: 'Weather', km: 'អាកាសធាតុ', th: 'สภาพอากาศ', vi: 'Thời tiết', es: 'Tiempo' },
    text: {
      en: 'In high waves the boat leaves later or not at all; then you travel on the next one or are paid back.',
      km: 'ពេលរលកខ្លាំង ទូកអាចចេញយឺត ឬមិនចេញ។ ពេលនោះអ្នកធ្វើដំណើរជើងបន្ទាប់ ឬទទួលប្រាក់វិញ។',
      th: 'หากคลื่นสูง เรืออาจออกช้าหรืองดออก ท่านจะเดินทางเที่ยวถัดไปหรือได้รับเงินคืน',
      vi: 'Khi sóng lớn, tàu có thể chạy muộn hoặc không chạy; khi đó quý khách đi chuyến sau hoặc được hoàn tiền.',
      es: 'Con oleaje fuerte el barco sale más tarde o no sale; entonces viaja en el siguiente o se le devuelve el dinero.',
    },
  },
];
