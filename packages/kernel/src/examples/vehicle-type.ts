/** As files of vehicle types are written: to look at, and to begin with. */
export const EXAMPLE = `operatorId,transportType,vehicleCategoryId,seatLayoutId,names.en,names.km,names.th,names.vi,names.es
{operatorId},BUS,{vehicleCategoryId},{seatLayoutId},Coach with air conditioning,រថយន្តក្រុងមានម៉ាស៊ីនត្រជាក់,รถโค้ชปรับอากาศ,Xe khách máy lạnh,Autocar con aire acondicionado
`;
