/**
 * Invented words of invented travellers. Columns: language, how it was (good, fair, poor), what went wrong (codes of
 * booking's ISSUES, comma between two), comment. What a traveller wrote stays in his language.
 */
export const REVIEWS = `
en | good | | Left on the minute, clean seats and a driver who took it easy on the wet stretch. Would book again.
en | good | | Cold water, working sockets and they helped with the bicycle. Easy.
en | fair | LATE_DEPARTURE | Good bus, but we waited half an hour for three more passengers.
en | poor | NO_AIR_CONDITIONING,LATE_ARRIVAL | No air conditioning after the lunch stop and two hours late. Nobody told us why.
km | good | | ឡានស្អាត អ្នកបើកបរសុភាព ហើយចេញដំណើរទាន់ពេល។
km | good | | បុគ្គលិករួសរាយ ជួយលើកអីវ៉ាន់ កៅអីអង្គុយស្រួល។
km | fair | LATE_ARRIVAL | កៅអីស្រួល ប៉ុន្តែមកដល់យឺតប្រហែលមួយម៉ោង។
km | poor | DIRTY,OVERCROWDED | មនុស្សច្រើនពេក ហើយឡានមិនស្អាត។
th | good | | รถสะอาด ออกตรงเวลา พนักงานช่วยยกกระเป๋าให้ด้วย
th | fair | LUGGAGE | โดยรวมดี แต่ที่วางกระเป๋าเล็กไปหน่อย
th | poor | UNSAFE_DRIVING | ขับเร็วเกินไปในช่วงฝนตก รู้สึกไม่ปลอดภัย
vi | good | | Xe sạch, tài xế chạy êm, đến nơi đúng giờ.
vi | fair | OTHER_VEHICLE | Xe khác với hình nhưng vẫn ổn, nhân viên thân thiện.
vi | poor | BROKEN_SEAT | Ghế bị hỏng không ngả được, đi cả đêm rất mệt.
es | good | | Puntuales, asientos cómodos y un personal muy amable en la frontera.
es | fair | WRONG_STOP | Buen viaje, aunque la parada final estaba más lejos de lo que decía.
es | poor | RUDE_STAFF | Nos hablaron mal cuando preguntamos por el retraso.
`;

/** Who signs in which language. */
export const AUTHORS: Readonly<Record<string, readonly string[]>> = {
  en: ['Ana R.', 'Leo M.', 'Priya S.', 'Tom W.', 'Grace L.', 'Jonas B.'],
  km: ['Dara K.', 'Sophea C.', 'Bopha N.', 'Vannak S.', 'Sreymom T.'],
  th: ['สมชาย ว.', 'กานดา พ.', 'Nok S.'],
  vi: ['Minh T.', 'Lan N.', 'Ngọc P.'],
  es: ['Lucía G.', 'Mateo R.', 'Carmen D.'],
};

/** What operators answer, by how it was. */
export const ANSWERS: Readonly<Record<string, string>> = {
  good: 'Thank you for riding with us. The crew was glad to read this.',
  fair: 'Thank you for telling us. We have spoken to the branch, and hope to do better next time.',
  poor: 'We are sorry. This is not how we want to travel; please write to us with your booking reference.',
};
