import type { RouteInformationRow } from '@naga/catalogue/market/content-rows.js';

type Words = Pick<RouteInformationRow, 'title' | 'about' | 'advice' | 'border'>;

interface Way {
  readonly from: string;
  readonly to: string;
  /** Pictures of the way, by their drawings. */
  readonly drawings: readonly string[];
}

/** What travellers read of ways of the market, there and back; places by their slugs. */
export const ROUTE_INFORMATION: readonly (Words & Way)[] = [
  {
    from: 'phnom-penh',
    to: 'siem-reap',
    drawings: ['fields', 'temple'],
    title: {
      en: 'Along the great lake to Angkor',
      km: 'តាមបឹងទន្លេសាបទៅអង្គរ',
      th: 'เลียบทะเลสาบใหญ่สู่อังกอร์',
      vi: 'Dọc Biển Hồ đến Angkor',
      es: 'Por el gran lago hasta Angkor',
    },
    about: {
      en: 'National Road 6 runs north of the Tonle Sap, through rice fields and sugar palms. Most coaches rest once, near Skun or Kampong Thom.\n\nBetween June and October the fields stand under water, and the road looks like a dam through the lake.',
      km: 'ផ្លូវជាតិលេខ ៦ រត់តាមខាងជើងបឹងទន្លេសាប កាត់វាលស្រែ និងដើមត្នោត។ រថយន្តភាគច្រើនឈប់សម្រាកម្ដង នៅជិតស្គន់ ឬកំពង់ធំ។\n\nពីខែមិថុនាដល់ខែតុលា ទឹកលិចវាលស្រែ ហើយផ្លូវមើលទៅដូចជាទំនប់កាត់បឹង។',
      th: 'ทางหลวงหมายเลข 6 ทอดไปทางเหนือของทะเลสาบโตนเลสาบ ผ่านนาข้าวและต้นตาล รถส่วนใหญ่จอดพักหนึ่งครั้งใกล้สกุนหรือกำปงธม\n\nช่วงมิถุนายนถึงตุลาคม ทุ่งนาจมอยู่ใต้น้ำ และถนนดูเหมือนเขื่อนที่ตัดผ่านทะเลสาบ',
      vi: 'Quốc lộ 6 chạy phía bắc Biển Hồ, qua những cánh đồng lúa và hàng thốt nốt. Hầu hết xe nghỉ một lần, gần Skun hoặc Kampong Thom.\n\nTừ tháng 6 đến tháng 10, đồng ruộng ngập nước và con đường trông như một con đê giữa hồ.',
      es: 'La carretera nacional 6 va por el norte del Tonlé Sap, entre arrozales y palmeras de azúcar. La mayoría de los autocares descansan una vez, cerca de Skun o de Kampong Thom.\n\nDe junio a octubre los campos están bajo el agua y la carretera parece un dique a través del lago.',
    },
    advice: {
      en: 'Sit on the left for the lake on the way to Siem Reap.\nNight coaches arrive before dawn: ask your hotel whether it lets you in.',
      km: 'អង្គុយខាងឆ្វេងដើម្បីឃើញបឹងពេលទៅសៀមរាប។\nរថយន្តយប់មកដល់មុនភ្លឺ៖ សូមសួរសណ្ឋាគារថាអាចចូលបានឬទេ។',
      th: 'นั่งฝั่งซ้ายเพื่อชมทะเลสาบระหว่างทางไปเสียมราฐ\nรถกลางคืนถึงก่อนรุ่งสาง โปรดถามโรงแรมว่าเข้าพักก่อนเวลาได้หรือไม่',
      vi: 'Ngồi bên trái để ngắm hồ trên đường đến Siem Reap.\nXe đêm đến trước bình minh: hãy hỏi khách sạn xem có nhận phòng sớm không.',
      es: 'Siéntese a la izquierda para ver el lago camino de Siem Reap.\nLos autocares nocturnos llegan antes del alba: pregunte a su hotel si le abre.',
    },
    border: null,
  },
  {
    from: 'phnom-penh',
    to: 'ho-chi-minh-city',
    drawings: ['bridge'],
    title: {
      en: 'Over the border at Bavet',
      km: 'ឆ្លងព្រំដែននៅបាវិត',
      th: 'ข้ามพรมแดนที่บาเวต',
      vi: 'Qua cửa khẩu Bavet – Mộc Bài',
      es: 'Por la frontera de Bavet',
    },
    about: {
      en: 'One road and one border: National Road 1 down to Bavet, then Moc Bai and the suburbs of Ho Chi Minh City. Your coach waits while passports are stamped, and you keep your seat.',
      km: 'ផ្លូវមួយ និងព្រំដែនមួយ៖ ផ្លូវជាតិលេខ ១ ទៅបាវិត បន្ទាប់មកម៉ុកបាយ និងជាយក្រុងហូជីមិញ។ រថយន្តរង់ចាំពេលបោះត្រាលិខិតឆ្លងដែន ហើយអ្នករក្សាកៅអីដដែល។',
      th: 'ถนนสายเดียวและด่านเดียว ทางหลวงหมายเลข 1 ลงสู่บาเวต จากนั้นหมกบ่ายและชานเมืองโฮจิมินห์ รถจะรอระหว่างประทับตราหนังสือเดินทาง และท่านนั่งที่เดิม',
      vi: 'Một con đường và một cửa khẩu: quốc lộ 1 xuống Bavet, rồi Mộc Bài và ngoại ô Thành phố Hồ Chí Minh. Xe chờ trong lúc đóng dấu hộ chiếu và quý khách giữ nguyên chỗ ngồi.',
      es: 'Una carretera y una frontera: la nacional 1 hasta Bavet, luego Moc Bai y las afueras de Ciudad Ho Chi Minh. El autocar espera mientras se sellan los pasaportes y usted conserva su asiento.',
    },
    advice: {
      en: 'Before holidays the border takes an hour longer than the timetable says.',
      km: 'មុនថ្ងៃបុណ្យ ការឆ្លងព្រំដែនចំណាយពេលយូរជាងតារាងម៉ោងមួយម៉ោង។',
      th: 'ก่อนวันหยุดยาว การผ่านด่านใช้เวลานานกว่าตารางราวหนึ่งชั่วโมง',
      vi: 'Trước các dịp lễ, thủ tục cửa khẩu lâu hơn lịch chạy khoảng một giờ.',
      es: 'Antes de las fiestas la frontera lleva una hora más de lo que dice el horario.',
    },
    border: {
      en: 'Have a visa before you leave where your passport needs one: the coach waits for stamps, not for visas.\nA passport has to be valid for six more months.\nKeep it at hand: the crew collects passports before the border and gives them back after it.',
      km: 'បើលិខិតឆ្លងដែនរបស់អ្នកត្រូវការទិដ្ឋាការ សូមធ្វើវាមុនចេញដំណើរ៖ រថយន្តរង់ចាំការបោះត្រា មិនរង់ចាំទិដ្ឋាការទេ។\nលិខិតឆ្លងដែនត្រូវមានសុពលភាពយ៉ាងតិចប្រាំមួយខែទៀត។\nទុកវានៅក្បែរដៃ៖ បុគ្គលិកប្រមូលវាមុនដល់ព្រំដែន ហើយប្រគល់វិញក្រោយពេលឆ្លង។',
      th: 'หากหนังสือเดินทางของท่านต้องใช้วีซ่า โปรดทำก่อนออกเดินทาง รถรอการประทับตรา แต่ไม่รอการทำวีซ่า\nหนังสือเดินทางต้องมีอายุเหลืออย่างน้อยหกเดือน\nเก็บไว้ใกล้มือ พนักงานจะเก็บก่อนถึงด่านและคืนให้หลังผ่านด่าน',
      vi: 'Nếu hộ chiếu của quý khách cần thị thực, hãy xin trước khi đi: xe chờ đóng dấu, không chờ làm thị thực.\nHộ chiếu phải còn hạn ít nhất sáu tháng.\nHãy để sẵn bên mình: nhân viên thu hộ chiếu trước cửa khẩu và trả lại sau đó.',
      es: 'Saque el visado antes de salir si su pasaporte lo necesita: el autocar espera los sellos, no los visados.\nEl pasaporte debe valer seis meses más.\nTéngalo a mano: el personal recoge los pasaportes antes de la frontera y los devuelve después.',
    },
  },
  {
    from: 'sihanoukville',
    to: 'koh-rong',
    drawings: ['islands'],
    title: {
      en: 'Out to the islands',
      km: 'ចេញទៅកោះ',
      th: 'ออกสู่หมู่เกาะ',
      vi: 'Ra các hòn đảo',
      es: 'Rumbo a las islas',
    },
    about: {
      en: 'Fast ferries leave from the piers of Sihanoukville and call at the beaches of Koh Rong one after the other: look at your ticket for the pier where you get off.',
      km: 'សាឡាងលឿនចេញពីផែក្រុងព្រះសីហនុ ហើយចូលចតតាមឆ្នេរនៃកោះរ៉ុងម្ដងមួយៗ៖ សូមមើលសំបុត្រថាអ្នកចុះនៅផែណា។',
      th: 'เรือเร็วออกจากท่าเรือสีหนุวิลล์และแวะหาดต่าง ๆ ของเกาะรงทีละแห่ง โปรดดูในตั๋วว่าท่านลงที่ท่าใด',
      vi: 'Phà cao tốc rời các bến ở Sihanoukville và lần lượt ghé các bãi biển của Koh Rong: hãy xem trên vé bến mà quý khách xuống.',
      es: 'Los ferris rápidos salen de los muelles de Sihanoukville y tocan las playas de Koh Rong una tras otra: mire en su billete en qué muelle se baja.',
    },
    advice: {
      en: 'Take cash: there are few machines on the island.\nIn the rainy season sit at the back, where the boat moves least.',
      km: 'យកសាច់ប្រាក់ទៅជាមួយ៖ នៅលើកោះមានម៉ាស៊ីនដកប្រាក់តិច។\nនៅរដូវវស្សា សូមអង្គុយខាងក្រោយ ដែលទូករលាក់តិចជាងគេ។',
      th: 'พกเงินสด เพราะบนเกาะมีตู้เอทีเอ็มน้อย\nในฤดูฝนให้นั่งด้านหลังซึ่งเรือโคลงน้อยที่สุด',
      vi: 'Mang theo tiền mặt: trên đảo có ít máy rút tiền.\nMùa mưa nên ngồi phía sau, nơi tàu ít lắc nhất.',
      es: 'Lleve efectivo: en la isla hay pocos cajeros.\nEn la época de lluvias siéntese atrás, donde el barco se mueve menos.',
    },
    border: null,
  },
];
