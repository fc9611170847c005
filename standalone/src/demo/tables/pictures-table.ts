/**
 * How operators paint what they drive. Columns: operator, livery of pictures/palette.ts. Who has only taxis or boats has
 * none: those are everybody's.
 */
export const OPERATOR_LIVERIES = `
mekong-ibis | saffron
tonle-express | river
battambang-lines | laterite
angkor-swift-vans | rice
bayon-night-lines | indigo
apsara-road | laterite
pepper-coast-shuttle | river
cardamom-coach | rice
delta-gate-coaches | laterite
highland-lines | river
rice-field-bus | rice
old-bridge-coaches | rice
siam-gate-coaches | saffron
provincial-star | river
vieng-stars | indigo
lane-chang-vans | saffron
northern-karst-lines | laterite
bolaven-transport | saffron
mekong-crossing | laterite
`;

/**
 * Vehicles that operators show in their own colours. Columns: category, subcategory, drawing; then what the two pictures
 * show, from outside and inside, in English, Khmer, Thai, Vietnamese, Spanish.
 */
export const PAINTED = `
coach | standard | coach | Our coach and its seats | រថយន្តក្រុងរបស់យើង និងកៅអីខាងក្នុង | รถโค้ชของเราและที่นั่งภายใน | Xe khách của chúng tôi và ghế bên trong | Nuestro autocar y sus asientos
coach | vip | vip | Our VIP coach and its wide seats | រថយន្តក្រុងវីអាយភីរបស់យើង និងកៅអីធំទូលាយ | รถโค้ชวีไอพีของเราและที่นั่งกว้าง | Xe khách VIP của chúng tôi và ghế rộng | Nuestro autocar VIP y sus asientos anchos
coach | sleeper | sleeper | Our sleeper and its beds on two floors | រថយន្តគេងរបស់យើង និងគ្រែពីរជាន់ | รถนอนของเราและเตียงสองชั้น | Xe giường nằm của chúng tôi và giường hai tầng | Nuestro coche cama y sus camas en dos pisos
van | vip | van | Our van and its seats | វ៉ានរបស់យើង និងកៅអីខាងក្នុង | รถตู้ของเราและที่นั่งภายใน | Xe van của chúng tôi và ghế bên trong | Nuestra furgoneta y sus asientos
`;

/** Vehicles that look alike with everybody, by their keys: drawings, the best first. */
export const OF_TYPES: Readonly<Record<string, readonly string[]>> = {
  taxi: ['taxi'],
  ferry: ['ferry', 'inside ferry'],
  longboat: ['longboat', 'river'],
  slowboat: ['slowboat'],
};

/**
 * The marketplace's own gallery, in its order. Columns: drawing, transport (empty: beside each), amenity that it shows;
 * then what it shows in English, Khmer, Thai, Vietnamese, Spanish.
 */
export const GALLERY = `
temple | | | The towers of Angkor at sunset, over the water | ប្រាសាទអង្គរនៅពេលថ្ងៃលិច មើលឆ្លងទឹក | ปรางค์อังกอร์ยามพระอาทิตย์ตก มองข้ามผืนน้ำ | Những ngọn tháp Angkor lúc hoàng hôn, nhìn qua mặt nước | Las torres de Angkor al atardecer, sobre el agua
fields | | | A red road through rice fields and sugar palms | ផ្លូវដីក្រហមកាត់វាលស្រែ និងដើមត្នោត | ถนนดินแดงผ่านนาข้าวและต้นตาล | Con đường đất đỏ qua ruộng lúa và hàng thốt nốt | Un camino rojo entre arrozales y palmeras de azúcar
bridge | BUS | | A coach on the bridge over the Mekong | រថយន្តក្រុងនៅលើស្ពានឆ្លងទន្លេមេគង្គ | รถโค้ชบนสะพานข้ามแม่น้ำโขง | Xe khách trên cầu bắc qua sông Mekong | Un autocar en el puente sobre el Mekong
inside sleeper | BUS | blanket | Beds on two floors, each with a curtain and a light | គ្រែពីរជាន់ គ្រែនីមួយៗមានវាំងនន និងភ្លើង | เตียงสองชั้น แต่ละเตียงมีม่านและไฟส่วนตัว | Giường hai tầng, mỗi giường có rèm và đèn riêng | Camas en dos pisos, cada una con cortina y luz
inside vip | BUS | air-conditioning | Wide seats, three in a row | កៅអីធំទូលាយ បីក្នុងមួយជួរ | ที่นั่งกว้าง แถวละสามที่ | Ghế rộng, ba ghế một hàng | Asientos anchos, tres por fila
islands | FERRY | | A ferry and a longtail boat off Koh Rong | សាឡាង និងទូកកន្ទុយវែងនៅក្រៅឆ្នេរកោះរ៉ុង | เรือเฟอร์รีและเรือหางยาวนอกเกาะรง | Phà và thuyền đuôi dài ngoài khơi Koh Rong | Un ferri y una barca de cola larga ante Koh Rong
river | FERRY | life-jacket | Between the limestone hills of the Nam Ou | ឆ្លងកាត់ភ្នំថ្មកំបោរតាមដងទន្លេអ៊ូ | ท่ามกลางภูเขาหินปูนริมน้ำอู | Giữa những ngọn núi đá vôi của sông Nam Ou | Entre las montañas de caliza del Nam Ou
taxi | TAXI | pickup | A taxi that fetches you at your door | តាក់ស៊ីដែលមកទទួលអ្នកដល់ទ្វារផ្ទះ | แท็กซี่ที่มารับคุณถึงหน้าประตู | Taxi đón bạn tận cửa | Un taxi que le recoge en su puerta
`;
