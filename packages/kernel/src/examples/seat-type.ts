/** As files of seat types are written: to look at, and to begin with. */
export const EXAMPLE = `abbreviation,icon,description.en,description.km,description.th,description.vi,description.es
S,seat,Seat,កៅអី,ที่นั่ง,Ghế,Asiento
R,recliner,Reclining seat,កៅអីផ្អែក,ที่นั่งปรับเอน,Ghế ngả,Asiento reclinable
B,bed,Bed,គ្រែ,ที่นอน,Giường,Cama
`;
