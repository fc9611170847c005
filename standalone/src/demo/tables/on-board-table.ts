/**
 * What operators have on board of vehicles that others ride, too. Columns: operator, vehicle, amenities beside its own,
 * amenities of its own that are not there; then what is said of it in English, Khmer, Thai, Vietnamese, Spanish.
 */
export const ON_BOARD = `
mekong-ibis | vip | screen blanket | | A bottle of water and a cold towel for everybody | ទឹកមួយដប និងកន្សែងត្រជាក់សម្រាប់គ្រប់គ្នា | น้ำดื่มหนึ่งขวดและผ้าเย็นสำหรับทุกคน | Mỗi khách một chai nước và khăn lạnh | Una botella de agua y una toalla fría para todos
bayon-night-lines | sleeper | snack | wifi | A snack box before the lights go out; no Wi-Fi, so that everybody sleeps | អាហារសម្រន់មួយប្រអប់មុនពេលបិទភ្លើង គ្មានវ៉ាយហ្វាយ ដើម្បីឱ្យគ្រប់គ្នាបានគេង | ของว่างหนึ่งกล่องก่อนปิดไฟ ไม่มีไวไฟเพื่อให้ทุกคนได้นอน | Một hộp đồ ăn nhẹ trước khi tắt đèn; không có Wi-Fi để mọi người dễ ngủ | Una caja de tentempié antes de apagar las luces; sin Wi-Fi, para que todos duerman
vieng-stars | sleeper | screen | | Slippers and a hot breakfast on arrival | ស្បែកជើងផ្ទះ និងអាហារពេលព្រឹកក្ដៅៗពេលមកដល់ | รองเท้าแตะและอาหารเช้าร้อน ๆ เมื่อถึงปลายทาง | Dép đi trong xe và bữa sáng nóng khi đến nơi | Zapatillas y un desayuno caliente a la llegada
`;
