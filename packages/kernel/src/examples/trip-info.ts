/** As files of labels of journeys are written: to look at, and to begin with. */
export const EXAMPLE = `code,names.en,names.km,names.th,names.vi,names.es
night-ride,Night ride,ធ្វើដំណើរពេលយប់,เดินทางกลางคืน,Chuyến đêm,Viaje nocturno
non-stop,Non-stop,មិនឈប់តាមផ្លូវ,ไม่จอดระหว่างทาง,Không dừng,Sin paradas
cross-border,Across a border,ឆ្លងព្រំដែន,ข้ามพรมแดน,Qua biên giới,Cruza una frontera
`;
