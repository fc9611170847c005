/**
 * Stops known by name. Columns: place (slug), key, latitude, longitude, owner (operator slug; empty = public), English,
 * Khmer, Thai, Vietnamese, Spanish, address. The first stop of a place is where operators halt unless they say otherwise.
 */
export const STOPS = `
phnom-penh | olympic-market | 11.5548 | 104.9080 | | Olympic Market | ផ្សារអូឡាំពិក | ตลาดโอลิมปิก | Chợ Olympic | Mercado Olímpico | Street 286, Boeung Keng Kang
phnom-penh | night-market | 11.5743 | 104.9262 | | Night Market | ផ្សាររាត្រី | ตลาดกลางคืน | Chợ đêm | Mercado Nocturno | Street 108 and Sisowath Quay, Daun Penh
phnom-penh | central-market | 11.5696 | 104.9210 | | Central Market | ផ្សារធំថ្មី | ตลาดกลาง | Chợ Trung tâm | Mercado Central | Street 217, Daun Penh
phnom-penh | orussey-market | 11.5630 | 104.9150 | | Orussey Market | ផ្សារអូរឫស្សី | ตลาดโอรัสเซย์ | Chợ Orussey | Mercado Orussey | Street 182, 7 Makara
phnom-penh | chroy-changvar | 11.5875 | 104.9300 | | Chroy Changvar Station | ចំណតជ្រោយចង្វារ | สถานีจรอยจังวา | Bến xe Chroy Changvar | Estación de Chroy Changvar | National Road 6A, Chroy Changvar
phnom-penh | chbar-ampov | 11.5300 | 104.9380 | | Chbar Ampov Station | ចំណតច្បារអំពៅ | สถานีจบารอำเปา | Bến xe Chbar Ampov | Estación de Chbar Ampov | National Road 1, Chbar Ampov
phnom-penh | stung-mean-chey | 11.5340 | 104.8870 | | Stung Mean Chey Station | ចំណតស្ទឹងមានជ័យ | สถานีสตึงเมียนเจย | Bến xe Stung Mean Chey | Estación de Stung Mean Chey | Street 217, Mean Chey
phnom-penh | ibis-branch | 11.5729 | 104.9251 | mekong-ibis | Night Market branch | សាខាផ្សាររាត្រី | สาขาตลาดกลางคืน | Chi nhánh Chợ đêm | Sucursal Mercado Nocturno | Street 106, Daun Penh
phnom-penh | river-pier | 11.5760 | 104.9270 | | Sisowath Quay Pier | កំពង់ផែមាត់ទន្លេ | ท่าเรือสีโสวัตถิ์ | Bến tàu Sisowath | Muelle Sisowath | Sisowath Quay, Daun Penh
siem-reap | chong-kov-sou | 13.3493 | 103.8921 | | Chong Kov Sou Station | ចំណតជុងកៅស៊ូ | สถานีจงโกวโซว | Bến xe Chong Kov Sou | Estación de Chong Kov Sou | National Road 6, Svay Dangkum
siem-reap | old-market | 13.3540 | 103.8552 | | Old Market | ផ្សារចាស់ | ตลาดเก่า | Chợ Cũ | Mercado Viejo | Pokambor Avenue
siem-reap | phsar-leu | 13.3652 | 103.8775 | | Phsar Leu Market | ផ្សារលើ | ตลาดเลอ | Chợ Phsar Leu | Mercado Phsar Leu | National Road 6, Sla Kram
siem-reap | sivatha-road | 13.3590 | 103.8562 | | Sivatha Road | ផ្លូវសីវត្ថា | ถนนศรีวัตถา | Đường Sivatha | Avenida Sivatha | Sivatha Road, Svay Dangkum
siem-reap | ibis-office | 13.3562 | 103.8578 | mekong-ibis | Siem Reap office, town | ការិយាល័យក្រុងសៀមរាប | สำนักงานเสียมราฐ | Văn phòng Xiêm Riệp | Oficina de Siem Riep, centro | Street 6, Svay Dangkum
sihanoukville | golden-lions | 10.6090 | 103.5290 | | Golden Lions Circle | រង្វង់មូលតោមាស | วงเวียนสิงโตทอง | Vòng xoay Sư tử vàng | Rotonda de los Leones Dorados | Ekareach Street
sihanoukville | serendipity-pier | 10.6047 | 103.5230 | | Serendipity Pier | ផែសេរេនឌីភីធី | ท่าเรือเซเรนดิพิตี | Bến tàu Serendipity | Muelle Serendipity | Serendipity Beach Road
sihanoukville | port-pier | 10.6450 | 103.5070 | | Port Pier | កំពង់ផែក្រុងព្រះសីហនុ | ท่าเรือสีหนุวิลล์ | Bến cảng Sihanoukville | Muelle del puerto | Port gate, Krong Street
sihanoukville | phsar-leu | 10.6270 | 103.5222 | | Phsar Leu Market | ផ្សារលើ | ตลาดเลอ | Chợ Phsar Leu | Mercado Phsar Leu | Omui Street
koh-rong | koh-touch-pier | 10.6642 | 103.2961 | | Koh Touch Pier | ផែកោះទូច | ท่าเรือเกาะตูช | Bến tàu Koh Touch | Muelle de Koh Touch | Koh Touch village
koh-rong | long-set-pier | 10.6890 | 103.3080 | | Long Set Beach Pier | ផែឡុងសិត | ท่าเรือหาดลองเซต | Bến tàu Long Set | Muelle de Long Set | Long Set Beach
koh-rong | sok-san-pier | 10.7080 | 103.2270 | | Sok San Pier | ផែសុខសាន្ត | ท่าเรือสกซาน | Bến tàu Sok San | Muelle de Sok San | Sok San village
koh-rong-sanloem | saracen-bay-pier | 10.5850 | 103.3180 | | Saracen Bay Pier | ផែឆកសារ៉ាសែន | ท่าเรืออ่าวซาราเซน | Bến tàu vịnh Saracen | Muelle de la bahía Saracen | Saracen Bay
koh-rong-sanloem | mpai-bay-pier | 10.6280 | 103.3020 | | M Pai Bay Pier | ផែអំពៃ | ท่าเรืออ่าวเอ็มไป | Bến tàu vịnh M Pai | Muelle de la bahía M Pai | M Pai Bay village
koh-tonsay | koh-tonsay-beach | 10.4395 | 104.3228 | | Koh Tonsay Beach | ឆ្នេរកោះទន្សាយ | หาดเกาะทนซาย | Bãi biển Koh Tonsay | Playa de Koh Tonsay | Koh Tonsay
koh-sdach | koh-sdach-pier | 10.9330 | 103.0735 | | Koh Sdach Pier | ផែកោះស្តេច | ท่าเรือเกาะสเดิจ | Bến tàu Koh Sdach | Muelle de Koh Sdach | Koh Sdach village
kampot | old-market | 10.6107 | 104.1796 | | Old Market | ផ្សារចាស់ | ตลาดเก่า | Chợ Cũ | Mercado Viejo | Riverside Road
kampot | durian-roundabout | 10.6143 | 104.1815 | | Durian Roundabout | រង្វង់មូលធុរេន | วงเวียนทุเรียน | Vòng xoay Sầu riêng | Rotonda del Durián | National Road 3
kampot | station | 10.6190 | 104.1850 | | Kampot Bus Station | ចំណតរថយន្តក្រុងកំពត | สถานีขนส่งกำปอต | Bến xe Kampot | Estación de autobuses de Kampot | National Road 3
kep | kep-beach | 10.4815 | 104.2935 | | Kep Beach | ឆ្នេរកែប | หาดแกบ | Bãi biển Kep | Playa de Kep | Road 33A, Kep Beach
kep | crab-market | 10.4880 | 104.2900 | | Crab Market | ផ្សារក្តាម | ตลาดปู | Chợ cua | Mercado de Cangrejos | Thmei village
kep | rabbit-island-pier | 10.4795 | 104.3000 | | Koh Tonsay Pier | ផែទៅកោះទន្សាយ | ท่าเรือไปเกาะทนซาย | Bến tàu đi Koh Tonsay | Muelle a Koh Tonsay | Prey Thom village
battambang | boeung-chhouk | 13.1080 | 103.1970 | | Boeung Chhouk Station | ចំណតបឹងឈូក | สถานีบึงชูก | Bến xe Boeung Chhouk | Estación de Boeung Chhouk | National Road 5
battambang | phsar-nat | 13.1030 | 103.1990 | | Phsar Nat Market | ផ្សារណាត់ | ตลาดณัต | Chợ Phsar Nat | Mercado Phsar Nat | Street 1
battambang | o-char | 13.1160 | 103.1900 | | O Char Station | ចំណតអូរចារ | สถานีโอจาร์ | Bến xe O Char | Estación de O Char | National Road 5, O Char
poipet | border-gate | 13.6605 | 102.5520 | | Poipet Border Gate | ច្រកទ្វារព្រំដែនប៉ោយប៉ែត | ด่านชายแดนปอยเปต | Cửa khẩu Poipet | Puesto fronterizo de Poipet | National Road 5
poipet | market | 13.6575 | 102.5645 | | Poipet Market | ផ្សារប៉ោយប៉ែត | ตลาดปอยเปต | Chợ Poipet | Mercado de Poipet | National Road 5
bangkok | mo-chit | 13.8133 | 100.5487 | | Mo Chit Terminal | ចំណតម៉ូឈីត | สถานีขนส่งหมอชิต 2 | Bến xe Mo Chit | Terminal de Mo Chit | Kamphaeng Phet 2 Road
bangkok | khao-san | 13.7588 | 100.4974 | | Khao San Road | ផ្លូវខៅសាន | ถนนข้าวสาร | Đường Khao San | Khao San Road | Phra Nakhon
bangkok | ekkamai | 13.7194 | 100.5838 | | Ekkamai Terminal | ចំណតឯកម៉ៃ | สถานีขนส่งเอกมัย | Bến xe Ekkamai | Terminal de Ekkamai | Sukhumvit Road
ho-chi-minh-city | pham-ngu-lao | 10.7686 | 106.6931 | | Pham Ngu Lao | ផាមង៉ូឡាវ | ฝั่มหงูหลาว | Phạm Ngũ Lão | Pham Ngu Lao | Phạm Ngũ Lão, Quận 1
ho-chi-minh-city | ben-thanh | 10.7720 | 106.6983 | | Ben Thanh Market | ផ្សារបេនថាញ់ | ตลาดเบ๊นถั่ญ | Chợ Bến Thành | Mercado Ben Thanh | Lê Lợi, Quận 1
ho-chi-minh-city | mien-tay | 10.7405 | 106.6190 | | Mien Tay Station | ចំណតមៀនតៃ | สถานีขนส่งเมี่ยนเตย | Bến xe Miền Tây | Estación de Mien Tay | Kinh Dương Vương, Bình Tân
chau-doc | river-pier | 10.7080 | 105.1190 | | Chau Doc River Pier | ផែទន្លេមាត់ជ្រូក | ท่าเรือแม่น้ำเจิวด๊ก | Bến tàu Châu Đốc | Muelle de Chau Doc | Trưng Nữ Vương
chau-doc | station | 10.7010 | 105.1330 | | Chau Doc Bus Station | ចំណតរថយន្តក្រុងមាត់ជ្រូក | สถานีขนส่งเจิวด๊ก | Bến xe Châu Đốc | Estación de autobuses de Chau Doc | Quốc lộ 91
vientiane | southern-station | 17.9996 | 102.6725 | | Southern Bus Station | ចំណតរថយន្តក្រុងខាងត្បូង | สถานีขนส่งสายใต้ | Bến xe phía Nam | Estación de autobuses del Sur | Route 13 South, km 9
vientiane | northern-station | 17.9930 | 102.5560 | | Northern Bus Station | ចំណតរថយន្តក្រុងខាងជើង | สถานีขนส่งสายเหนือ | Bến xe phía Bắc | Estación de autobuses del Norte | Sikhay, Route 13 North
vientiane | talat-sao | 17.9637 | 102.6130 | | Talat Sao Station | ចំណតតាឡាតសៅ | สถานีตลาดเช้า | Bến xe Talat Sao | Estación de Talat Sao | Khou Vieng Road
vientiane | nam-phu | 17.9635 | 102.6075 | | Nam Phu Square | ទីលានណាំភូ | ลานน้ำพุ | Quảng trường Nam Phu | Plaza Nam Phu | Setthathirath Road
vang-vieng | north-station | 18.9420 | 102.4480 | | Vang Vieng Station | ចំណតរថយន្តក្រុងវ៉ាងវៀង | สถานีขนส่งวังเวียง | Bến xe Vang Viêng | Estación de Vang Vieng | Route 13
vang-vieng | town-office | 18.9245 | 102.4465 | | Vang Vieng Town | ទីប្រជុំជនវ៉ាងវៀង | ตัวเมืองวังเวียง | Trung tâm Vang Viêng | Centro de Vang Vieng | Main street
luang-prabang | southern-station | 19.8760 | 102.1290 | | Southern Bus Station (Naluang) | ចំណតរថយន្តក្រុងខាងត្បូង | สถานีขนส่งสายใต้ (นาหลวง) | Bến xe phía Nam (Naluang) | Estación del Sur (Naluang) | Route 13 South, Naluang
luang-prabang | northern-station | 19.9145 | 102.1560 | | Northern Bus Station | ចំណតរថយន្តក្រុងខាងជើង | สถานีขนส่งสายเหนือ | Bến xe phía Bắc | Estación del Norte | Route 13 North
luang-prabang | post-office | 19.8905 | 102.1345 | | Post Office, town | ការិយាល័យប្រៃសណីយ៍ហ្លួងព្រះបាង | ที่ทำการไปรษณีย์หลวงพระบาง | Bưu điện Luông Pha Băng | Oficina de correos, centro | Chao Fa Ngum Road
luang-prabang | night-market | 19.8920 | 102.1365 | | Night Market | ផ្សាររាត្រី | ตลาดกลางคืน | Chợ đêm | Mercado Nocturno | Sisavangvong Road
luang-prabang | river-pier | 19.9560 | 102.2280 | | Ban Don Pier | ផែបានដន | ท่าเรือบ้านดอน | Bến tàu Ban Don | Muelle de Ban Don | Ban Don
huay-xai | river-pier | 20.2520 | 100.4370 | | Slow Boat Pier | ផែទូកហួយសាយ | ท่าเรือช้าห้วยทราย | Bến tàu Huay Xai | Muelle del barco lento | Ban Khon Keo
huay-xai | station | 20.2330 | 100.4560 | | Huay Xai Bus Station | ចំណតរថយន្តក្រុងហួយសាយ | สถานีขนส่งห้วยทราย | Bến xe Huay Xai | Estación de Huay Xai | Route R3A
pakbeng | river-pier | 19.8905 | 101.1345 | | Pakbeng Pier | ផែប៉ាក់បែង | ท่าเรือปากแบง | Bến tàu Pakbeng | Muelle de Pakbeng | Riverside
pakse | southern-station | 15.1080 | 105.8400 | | Southern Bus Station | ចំណតរថយន្តក្រុងខាងត្បូង | สถานีขนส่งสายใต้ | Bến xe phía Nam | Estación del Sur | Route 13 South, km 8
pakse | vip-station | 15.1190 | 105.8060 | | VIP Station (km 2) | ចំណតវីអាយភី (គ.ម. ២) | สถานีวีไอพี (กม. 2) | Bến xe VIP (km 2) | Estación VIP (km 2) | Route 13, km 2
pakse | dao-heuang | 15.1195 | 105.8120 | | Dao Heuang Market | ផ្សារដាវហឿង | ตลาดดาวเรือง | Chợ Dao Heuang | Mercado Dao Heuang | Route 13
nakasong | nakasong-pier | 13.9995 | 105.9195 | | Nakasong Pier | ផែណាកាសុង | ท่าเรือนากะสัง | Bến tàu Nakasong | Muelle de Nakasong | Ban Nakasong
nakasong | nakasong-station | 14.0005 | 105.9215 | | Nakasong Bus Stop | ចំណតរថយន្តក្រុងណាកាសុង | ป้ายรถนากะสัง | Trạm xe Nakasong | Parada de Nakasong | Ban Nakasong
don-det | don-det-pier | 13.9905 | 105.9190 | | Don Det Pier | ផែដនដេត | ท่าเรือดอนเดด | Bến tàu Don Det | Muelle de Don Det | Ban Hua Det
don-khone | don-khone-pier | 13.9600 | 105.9240 | | Don Khone Pier | ផែដនខូន | ท่าเรือดอนคอน | Bến tàu Don Khone | Muelle de Don Khone | Ban Khone
savannakhet | station | 16.5790 | 104.7620 | | Savannakhet Bus Station | ចំណតរថយន្តក្រុងសាវ៉ាន់ណាខេត | สถานีขนส่งสะหวันนะเขต | Bến xe Savannakhet | Estación de Savannakhet | Sisavangvong Road
savannakhet | old-town | 16.5535 | 104.7500 | | Old Town Square | ទីលានទីក្រុងចាស់ | จัตุรัสเมืองเก่า | Quảng trường phố cổ | Plaza del casco antiguo | Talat Yen Plaza
thakhek | station | 17.4290 | 104.8400 | | Thakhek Bus Station | ចំណតរថយន្តក្រុងថាខែក | สถานีขนส่งท่าแขก | Bến xe Thakhek | Estación de Thakhek | Route 13, km 3
thakhek | fountain-square | 17.4025 | 104.8055 | | Fountain Square | ទីលានប្រភពទឹក | ลานน้ำพุท่าแขก | Quảng trường đài phun nước | Plaza de la Fuente | Kouvoravong Road
`;
