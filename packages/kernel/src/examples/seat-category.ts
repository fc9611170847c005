/** As files of classes of seats are written: to look at, and to begin with. */
export const EXAMPLE = `names.en,names.km,names.th,names.vi,names.es
First class,ថ្នាក់ទីមួយ,ชั้นหนึ่ง,Hạng nhất,Primera clase
Economy,ថ្នាក់ធម្មតា,ชั้นประหยัด,Hạng phổ thông,Económica
`;
