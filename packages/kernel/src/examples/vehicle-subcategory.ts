/** As files of vehicle subcategories are written: to look at, and to begin with. */
export const EXAMPLE = `vehicleCategoryId,names.en,names.km,names.th,names.vi,names.es
{vehicleCategoryId},Standard,ធម្មតា,ธรรมดา,Tiêu chuẩn,Estándar
{vehicleCategoryId},VIP,វីអាយភី,วีไอพี,VIP,VIP
`;
