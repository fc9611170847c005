/** As files of vehicle categories are written: to look at, and to begin with. */
export const EXAMPLE = `names.en,names.km,names.th,names.vi,names.es
Coach,រថយន្តក្រុង,รถโค้ช,Xe khách,Autocar
Van,វ៉ាន,รถตู้,Xe van,Furgoneta
Car,រថយន្ត,รถยนต์,Ô tô,Coche
Ferry,សាឡាង,เรือเฟอร์รี,Phà,Ferri
`;
