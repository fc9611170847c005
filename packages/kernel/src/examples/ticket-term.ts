/** As files of ticket terms are written: to look at, and to begin with. */
export const EXAMPLE = `operatorId,title.en,title.km,title.th,title.vi,title.es,text.en,text.km,text.th,text.vi,text.es
{operatorId},Luggage,ឥវ៉ាន់,สัมภาระ,Hành lý,Equipaje,One suitcase and one bag are free of charge.,វ៉ាលិសមួយ និងកាបូបមួយមិនគិតថ្លៃទេ។,กระเป๋าเดินทางหนึ่งใบและกระเป๋าถือหนึ่งใบไม่มีค่าใช้จ่าย,Một vali và một túi được miễn phí.,Una maleta y una bolsa son gratis.
{operatorId},Being late,ការមកយឺត,มาสาย,Đến trễ,Llegar tarde,Be there 20 minutes before departure: nobody is waited for.,សូមមកដល់ 20 នាទីមុនចេញដំណើរ៖ យើងមិនរង់ចាំទេ។,โปรดมาก่อนออกเดินทาง 20 นาที รถไม่รอ,Hãy có mặt trước giờ đi 20 phút: xe không chờ ai.,Esté 20 minutos antes de la salida: no se espera a nadie.
`;
