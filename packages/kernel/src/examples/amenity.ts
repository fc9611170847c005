/** As files of amenities are written: to look at, and to begin with. */
export const EXAMPLE = `code,icon,names.en,names.km,names.th,names.vi,names.es
wifi,wifi,Wi-Fi,វ៉ាយហ្វាយ,ไวไฟ,Wi-Fi,Wi-Fi
air-conditioning,air-conditioning,Air conditioning,ម៉ាស៊ីនត្រជាក់,เครื่องปรับอากาศ,Điều hòa,Aire acondicionado
toilet,toilet,Toilet,បន្ទប់ទឹក,ห้องน้ำ,Nhà vệ sinh,Aseo
luggage,luggage,Luggage hold,កន្លែងដាក់ឥវ៉ាន់,ที่เก็บสัมภาระ,Khoang hành lý,Maletero
`;
