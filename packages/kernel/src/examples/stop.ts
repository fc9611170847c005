/** As files of stops are written: to look at, and to begin with. */
export const EXAMPLE = `operatorId,locationId,latitude,longitude,address,names.en,names.km,names.th,names.vi,names.es
{operatorId},{locationId},{latitude},{longitude},Street 13 opposite the market,Central Station,ស្ថានីយកណ្ដាល,สถานีกลาง,Bến trung tâm,Estación central
{operatorId},{locationId},{latitude},{longitude},By the river,Riverside Office,ការិយាល័យមាត់ទន្លេ,สำนักงานริมแม่น้ำ,Văn phòng bờ sông,Oficina de la ribera
`;
