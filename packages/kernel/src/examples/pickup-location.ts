/** As files of pick-up locations are written: to look at, and to begin with. */
export const EXAMPLE = `operatorId,locationId,latitude,longitude,minutesBefore,address,names.en,names.km,names.th,names.vi,names.es
{operatorId},{locationId},{latitude},{longitude},20,In front of the hotel,Riverside Hotel,សណ្ឋាគារមាត់ទន្លេ,โรงแรมริมแม่น้ำ,Khách sạn bờ sông,Hotel de la ribera
{operatorId},{locationId},{latitude},{longitude},30,At the main gate,Night Market,ផ្សាររាត្រី,ตลาดกลางคืน,Chợ đêm,Mercado nocturno
`;
