/** What operators say of themselves. Columns: operator (slug), language, tag line, about. */
export const OPERATOR_TEXTS = `
mekong-ibis | en | Wide seats, calm drivers | VIP coaches with three seats in a row, a toilet on board and a water bottle on every seat.
mekong-ibis | km | កៅអីធំទូលាយ អ្នកបើកបរសុភាព | រថយន្តក្រុងវីអាយភី បីកៅអីក្នុងមួយជួរ មានបន្ទប់ទឹក និងទឹកមួយដបនៅគ្រប់កៅអី។
mekong-ibis | th | ที่นั่งกว้าง คนขับใจเย็น | รถโค้ชวีไอพี แถวละสามที่นั่ง มีห้องน้ำบนรถและน้ำดื่มทุกที่นั่ง
mekong-ibis | vi | Ghế rộng, tài xế điềm tĩnh | Xe khách VIP ba ghế một hàng, có nhà vệ sinh trên xe và một chai nước ở mỗi ghế.
mekong-ibis | es | Asientos amplios, conductores tranquilos | Autocares VIP con tres asientos por fila, aseo a bordo y una botella de agua en cada asiento.
tonle-express | en | A coach every hour | Hourly coaches between the capital and the large towns.
tonle-express | km | រថយន្តក្រុងរៀងរាល់ម៉ោង | រថយន្តក្រុងរៀងរាល់ម៉ោង រវាងរាជធានី និងទីក្រុងធំៗ។
tonle-express | th | มีรถทุกชั่วโมง | รถโค้ชทุกชั่วโมงระหว่างเมืองหลวงกับเมืองใหญ่
tonle-express | vi | Mỗi giờ một chuyến | Xe khách chạy mỗi giờ giữa thủ đô và các thành phố lớn.
tonle-express | es | Un autocar cada hora | Autocares cada hora entre la capital y las grandes ciudades.
battambang-lines | en | The north-west is our home | Family company on national road 5 since the road was paved.
battambang-lines | km | ភូមិភាគពាយ័ព្យជាផ្ទះរបស់យើង | ក្រុមហ៊ុនគ្រួសារលើផ្លូវជាតិលេខ ៥ តាំងពីពេលក្រាលកៅស៊ូមក។
battambang-lines | th | ภาคตะวันตกเฉียงเหนือคือบ้านของเรา | กิจการครอบครัวบนทางหลวงหมายเลข 5 ตั้งแต่ถนนเริ่มลาดยาง
battambang-lines | vi | Vùng tây bắc là nhà của chúng tôi | Công ty gia đình trên quốc lộ 5 từ ngày con đường được trải nhựa.
battambang-lines | es | El noroeste es nuestra casa | Empresa familiar en la carretera nacional 5 desde que se asfaltó.
angkor-swift-vans | en | Fifteen seats, few halts | VIP vans that leave on time and halt once.
angkor-swift-vans | km | ១៥ កៅអី ឈប់តិច | វ៉ានវីអាយភី ចេញទៀងម៉ោង និងឈប់សម្រាកតែម្តង។
angkor-swift-vans | th | สิบห้าที่นั่ง จอดน้อย | รถตู้วีไอพี ออกตรงเวลาและจอดพักเพียงครั้งเดียว
angkor-swift-vans | vi | Mười lăm chỗ, ít dừng | Xe VIP khởi hành đúng giờ và chỉ dừng một lần.
angkor-swift-vans | es | Quince plazas, pocas paradas | Furgonetas VIP que salen a su hora y paran una sola vez.
bayon-night-lines | en | Lie down here, wake up there | Sleepers with beds on two floors and a blanket for each.
bayon-night-lines | km | ដេកលក់ ភ្ញាក់ដល់គោលដៅ | រថយន្តគ្រែដេកពីរជាន់ មានភួយសម្រាប់ម្នាក់មួយ។
bayon-night-lines | th | หลับที่นี่ ตื่นที่นั่น | รถนอนสองชั้น มีผ้าห่มให้ทุกคน
bayon-night-lines | vi | Nằm ngủ ở đây, thức dậy ở đó | Xe giường nằm hai tầng, mỗi người một chiếc chăn.
bayon-night-lines | es | Acuéstese aquí, despierte allí | Coches cama de dos pisos, con una manta para cada viajero.
apsara-road | en | Good coaches, good prices | Coaches from the capital's northern station.
apsara-road | km | រថយន្តល្អ តម្លៃសមរម្យ | រថយន្តក្រុងចេញពីចំណតភាគខាងជើងនៃរាជធានី។
apsara-road | th | รถดี ราคาดี | รถโค้ชจากสถานีทางเหนือของเมืองหลวง
apsara-road | vi | Xe tốt, giá tốt | Xe khách từ bến phía bắc của thủ đô.
apsara-road | es | Buenos autocares, buenos precios | Autocares desde la estación norte de la capital.
pepper-coast-shuttle | en | To the river and the sea | Vans between the capital and the pepper coast.
pepper-coast-shuttle | km | ទៅកាន់ទន្លេ និងសមុទ្រ | វ៉ានរវាងរាជធានី និងឆ្នេរម្រេច។
pepper-coast-shuttle | th | สู่แม่น้ำและทะเล | รถตู้ระหว่างเมืองหลวงกับชายฝั่งพริกไทย
pepper-coast-shuttle | vi | Ra sông, ra biển | Xe van giữa thủ đô và miền duyên hải hồ tiêu.
pepper-coast-shuttle | es | Al río y al mar | Furgonetas entre la capital y la costa de la pimienta.
cardamom-coach | en | Along the mountains | Coaches to the south-west and across the border to Trat.
cardamom-coach | km | តាមជួរភ្នំក្រវាញ | រថយន្តក្រុងទៅភាគនិរតី និងឆ្លងព្រំដែនទៅត្រាត។
cardamom-coach | th | เลียบเทือกเขากระวาน | รถโค้ชสู่ภาคตะวันตกเฉียงใต้และข้ามพรมแดนไปตราด
cardamom-coach | vi | Dọc theo dãy núi | Xe khách đi vùng tây nam và qua biên giới sang Trat.
cardamom-coach | es | A lo largo de las montañas | Autocares al suroeste y a Trat, al otro lado de la frontera.
heron-island-ferries | en | Forty-five minutes to the island | Fast ferries with life jackets for everyone.
heron-island-ferries | km | ៤៥ នាទីទៅដល់កោះ | សាឡាងលឿន មានអាវពោងសម្រាប់គ្រប់គ្នា។
heron-island-ferries | th | สี่สิบห้านาทีถึงเกาะ | เรือเฟอร์รีเร็ว มีเสื้อชูชีพสำหรับทุกคน
heron-island-ferries | vi | Bốn mươi lăm phút ra đảo | Phà cao tốc, áo phao cho tất cả mọi người.
heron-island-ferries | es | Cuarenta y cinco minutos hasta la isla | Ferris rápidos con chalecos salvavidas para todos.
coral-wing-boats | en | Beach to beach | Ferries to the quieter beaches.
coral-wing-boats | km | ពីឆ្នេរមួយទៅឆ្នេរមួយ | សាឡាងទៅកាន់ឆ្នេរស្ងប់ស្ងាត់។
coral-wing-boats | th | จากหาดสู่หาด | เรือเฟอร์รีไปยังหาดที่เงียบสงบกว่า
coral-wing-boats | vi | Từ bãi biển này sang bãi biển khác | Phà đến những bãi biển yên tĩnh hơn.
coral-wing-boats | es | De playa en playa | Ferris a las playas más tranquilas.
lotus-road-taxi | en | From your door | Shared taxis for four that fetch you where you stay.
lotus-road-taxi | km | ពីមាត់ទ្វារផ្ទះអ្នក | តាក់ស៊ីរួមគ្នាសម្រាប់បួននាក់ ទៅទទួលអ្នកដល់កន្លែងស្នាក់នៅ។
lotus-road-taxi | th | รับถึงหน้าบ้าน | แท็กซี่ร่วมสี่ที่นั่ง ไปรับคุณถึงที่พัก
lotus-road-taxi | vi | Đón tận cửa | Taxi ghép bốn chỗ, đón bạn tại nơi ở.
lotus-road-taxi | es | Desde su puerta | Taxis compartidos para cuatro que le recogen donde se aloja.
sarus-cars | en | A car and a friend | Shared cars; each booking is confirmed by our office.
sarus-cars | km | រថយន្ត និងមិត្តល្អ | រថយន្តរួមគ្នា។ ការិយាល័យរបស់យើងបញ្ជាក់រាល់ការកក់។
sarus-cars | th | รถหนึ่งคัน เพื่อนหนึ่งคน | รถร่วมเดินทาง สำนักงานของเรายืนยันทุกการจอง
sarus-cars | vi | Một chiếc xe, một người bạn | Xe đi chung; văn phòng chúng tôi xác nhận từng lượt đặt chỗ.
sarus-cars | es | Un coche y un amigo | Coches compartidos; nuestra oficina confirma cada reserva.
delta-gate-coaches | en | Two capitals of the south | Coaches to Ho Chi Minh City with help at the border.
delta-gate-coaches | km | ពីភ្នំពេញទៅទីក្រុងហូជីមិញ | រថយន្តក្រុងទៅទីក្រុងហូជីមិញ មានអ្នកជួយនៅព្រំដែន។
delta-gate-coaches | th | สองเมืองใหญ่แห่งแดนใต้ | รถโค้ชไปนครโฮจิมินห์ มีคนช่วยเหลือที่ชายแดน
delta-gate-coaches | vi | Hai đô thị phương Nam | Xe khách đi Thành phố Hồ Chí Minh, có người hỗ trợ tại cửa khẩu.
delta-gate-coaches | es | Dos capitales del sur | Autocares a Ciudad Ho Chi Minh con ayuda en la frontera.
highland-lines | en | To the red earth | Vans and coaches to Kratie, Ratanakiri and Mondulkiri.
highland-lines | km | ទៅកាន់ដីក្រហម | វ៉ាន និងរថយន្តក្រុងទៅក្រចេះ រតនគិរី និងមណ្ឌលគិរី។
highland-lines | th | สู่แผ่นดินสีแดง | รถตู้และรถโค้ชไปกระแจะ รัตนคีรี และมณฑลคีรี
highland-lines | vi | Đến miền đất đỏ | Xe van và xe khách đi Kratie, Ratanakiri và Mondulkiri.
highland-lines | es | A la tierra roja | Furgonetas y autocares a Kratié, Ratanakiri y Mondulkiri.
rice-field-bus | en | The people's bus | A local bus for Cambodians, with tickets written by hand.
rice-field-bus | km | ឡានប្រជាជន | ឡានក្នុងស្រុកសម្រាប់ជនជាតិកម្ពុជា សំបុត្រសរសេរដោយដៃ។
rice-field-bus | th | รถของชาวบ้าน | รถท้องถิ่นสำหรับชาวกัมพูชา ตั๋วเขียนด้วยมือ
rice-field-bus | vi | Xe của người dân | Xe buýt địa phương cho người Campuchia, vé viết tay.
rice-field-bus | es | El autobús del pueblo | Un autobús local para camboyanos, con billetes escritos a mano.
old-bridge-coaches | en | Back soon | Off the road while its coaches are repaired.
old-bridge-coaches | km | នឹងត្រឡប់មកវិញឆាប់ៗ | ឈប់រត់បណ្តោះអាសន្ន ខណៈពេលជួសជុលរថយន្ត។
old-bridge-coaches | th | แล้วพบกันเร็ว ๆ นี้ | หยุดวิ่งชั่วคราวระหว่างซ่อมรถ
old-bridge-coaches | vi | Sẽ sớm trở lại | Tạm ngừng chạy trong lúc sửa xe.
old-bridge-coaches | es | Volvemos pronto | Fuera de servicio mientras se reparan sus autocares.
siam-gate-coaches | en | One seat across the border | Coaches from Bangkok to Siem Reap and Phnom Penh.
siam-gate-coaches | km | កៅអីតែមួយឆ្លងព្រំដែន | រថយន្តក្រុងពីបាងកកទៅសៀមរាប និងភ្នំពេញ។
siam-gate-coaches | th | ที่นั่งเดียวข้ามพรมแดน | รถโค้ชจากกรุงเทพฯ ไปเสียมราฐและพนมเปญ
siam-gate-coaches | vi | Một chỗ ngồi qua biên giới | Xe khách từ Băng Cốc đi Xiêm Riệp và Phnôm Pênh.
siam-gate-coaches | es | Un solo asiento para cruzar la frontera | Autocares de Bangkok a Siem Riep y Nom Pen.
provincial-star | en | Near and often | Short lines around the capital.
provincial-star | km | ជិត ហើយញឹកញាប់ | ខ្សែផ្លូវខ្លីៗជុំវិញរាជធានី។
provincial-star | th | ใกล้และบ่อย | เส้นทางสั้น ๆ รอบเมืองหลวง
provincial-star | vi | Gần và thường xuyên | Những tuyến ngắn quanh thủ đô.
provincial-star | es | Cerca y a menudo | Líneas cortas alrededor de la capital.
vieng-stars | en | Through the night to the south | Sleepers and VIP coaches on route 13.
vieng-stars | km | ឆ្លងកាត់យប់ទៅភាគខាងត្បូង | រថយន្តគ្រែដេក និងរថយន្តវីអាយភី លើផ្លូវលេខ ១៣។
vieng-stars | th | ข้ามคืนสู่แดนใต้ | รถนอนและรถโค้ชวีไอพีบนทางหลวงหมายเลข 13
vieng-stars | vi | Xuyên đêm về phương Nam | Xe giường nằm và xe khách VIP trên đường 13.
vieng-stars | es | De noche hacia el sur | Coches cama y autocares VIP por la carretera 13.
lane-chang-vans | en | Up to the mountains | Vans to Vang Vieng and Luang Prabang.
lane-chang-vans | km | ឡើងទៅតំបន់ភ្នំ | វ៉ានទៅវាំងវៀង និងហ្លួងព្រះបាង។
lane-chang-vans | th | ขึ้นสู่ขุนเขา | รถตู้ไปวังเวียงและหลวงพระบาง
lane-chang-vans | vi | Lên miền núi | Xe van đi Vang Viêng và Luông Pha Băng.
lane-chang-vans | es | Hacia las montañas | Furgonetas a Vang Vieng y Luang Prabang.
northern-karst-lines | en | Where the road climbs | Coaches and vans of the Lao north.
northern-karst-lines | km | ទីដែលផ្លូវឡើងភ្នំ | រថយន្តក្រុង និងវ៉ាននៅភាគខាងជើងប្រទេសឡាវ។
northern-karst-lines | th | ที่ซึ่งถนนไต่ขึ้นเขา | รถโค้ชและรถตู้แห่งภาคเหนือของลาว
northern-karst-lines | vi | Nơi con đường lên núi | Xe khách và xe van của miền bắc Lào.
northern-karst-lines | es | Donde sube la carretera | Autocares y furgonetas del norte de Laos.
bolaven-transport | en | Coffee country | Vans over the Bolaven plateau and to Ubon.
bolaven-transport | km | ស្រុកកាហ្វេ | វ៉ានឆ្លងកាត់ខ្ពង់រាបបូឡាវែន និងទៅអ៊ូបុន។
bolaven-transport | th | ถิ่นกาแฟ | รถตู้ข้ามที่ราบสูงโบลาเวนและไปอุบลราชธานี
bolaven-transport | vi | Xứ cà phê | Xe van qua cao nguyên Bolaven và đi Ubon.
bolaven-transport | es | Tierra de café | Furgonetas por la meseta de Bolaven y a Ubon.
four-thousand-islands-boats | en | Slow water | Boats between Nakasong, Don Det and Don Khone.
four-thousand-islands-boats | km | ទឹកហូរយឺតៗ | ទូករវាងណាកាសុង ដនដេត និងដនខូន។
four-thousand-islands-boats | th | สายน้ำเอื่อย | เรือระหว่างนากะสัง ดอนเดด และดอนคอน
four-thousand-islands-boats | vi | Dòng nước êm đềm | Thuyền giữa Nakasong, Don Det và Don Khone.
four-thousand-islands-boats | es | Aguas lentas | Barcas entre Nakasong, Don Det y Don Khone.
mekong-crossing | en | Siem Reap to Pakse in a day | Vans across the border at Nong Nok Khiene; each booking is confirmed by our office.
mekong-crossing | km | ពីសៀមរាបទៅប៉ាក់សេក្នុងមួយថ្ងៃ | វ៉ានឆ្លងព្រំដែននៅណងណុកខៀន។ ការិយាល័យរបស់យើងបញ្ជាក់រាល់ការកក់។
mekong-crossing | th | เสียมราฐถึงปากเซในหนึ่งวัน | รถตู้ข้ามพรมแดนที่หนองนกเขียน สำนักงานของเรายืนยันทุกการจอง
mekong-crossing | vi | Từ Xiêm Riệp đến Pakse trong một ngày | Xe van qua biên giới tại Nong Nok Khiene; văn phòng chúng tôi xác nhận từng lượt đặt chỗ.
mekong-crossing | es | De Siem Riep a Pakse en un día | Furgonetas que cruzan la frontera en Nong Nok Khiene; nuestra oficina confirma cada reserva.
nam-ou-river-boats | en | Two days on the river | Slow boats with lunch on board.
nam-ou-river-boats | km | ពីរថ្ងៃលើទន្លេ | ទូកយឺតៗ មានអាហារថ្ងៃត្រង់លើទូក។
nam-ou-river-boats | th | สองวันบนสายน้ำ | เรือช้าพร้อมอาหารกลางวันบนเรือ
nam-ou-river-boats | vi | Hai ngày trên sông | Thuyền chậm, có bữa trưa trên thuyền.
nam-ou-river-boats | es | Dos días en el río | Barcos lentos con almuerzo a bordo.
`;
