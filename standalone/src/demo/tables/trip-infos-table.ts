/** Columns: code, English, Khmer, Thai, Vietnamese, Spanish. */
export const TRIP_INFOS = `
night-ride | Night ride | ធ្វើដំណើរពេលយប់ | เดินทางกลางคืน | Chuyến đêm | Viaje nocturno
non-stop | Non-stop | មិនឈប់តាមផ្លូវ | ไม่แวะจอด | Chạy thẳng | Sin paradas
expressway | By expressway | តាមផ្លូវល្បឿនលឿន | ทางด่วน | Theo đường cao tốc | Por autopista
border-crossing | Crosses a border | ឆ្លងព្រំដែន | ข้ามพรมแดน | Qua biên giới | Cruza la frontera
`;
