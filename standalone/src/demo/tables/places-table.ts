/**
 * Places of Cambodia and Laos and the cities beyond their borders. Coordinates marked GeoNames come from its data
 * (https://www.geonames.org, CC BY 4.0); the others, parents, codes (ISO 3166-2) and names were put together by hand.
 * Columns: English name, type, parent (slug), subdivision, latitude, longitude, source, GeoNames id, Khmer, Thai,
 * Vietnamese, Spanish. An empty Vietnamese or Spanish cell: as in English, which is how these languages write it.
 */
export const COUNTRIES = `
Cambodia | KH | 12.5657 | 104.9910 | 1831722 | កម្ពុជា | กัมพูชา | Campuchia | Camboya
Laos | LA | 18.0000 | 105.0000 | 1655842 | ឡាវ | ลาว | Lào |
Thailand | TH | 15.5000 | 101.0000 | 1605651 | ថៃ | ไทย | Thái Lan | Tailandia
Vietnam | VN | 16.1667 | 107.8333 | 1562822 | វៀតណាម | เวียดนาม | Việt Nam |
`;

/** English name without "Province", country, code, capital (slug), Khmer, Thai, Vietnamese, Spanish; empty: as in English. */
export const PROVINCES = `
Banteay Meanchey | KH | KH-1 | sisophon | បន្ទាយមានជ័យ | บันทายมีชัย | |
Battambang | KH | KH-2 | battambang | បាត់ដំបង | พระตะบอง | |
Kampong Cham | KH | KH-3 | kampong-cham | កំពង់ចាម | กำปงจาม | |
Kampong Chhnang | KH | KH-4 | kampong-chhnang | កំពង់ឆ្នាំង | กำปงชนัง | |
Kampong Speu | KH | KH-5 | kampong-speu | កំពង់ស្ពឺ | กำปงสปือ | |
Kampong Thom | KH | KH-6 | kampong-thom | កំពង់ធំ | กำปงธม | |
Kampot | KH | KH-7 | kampot | កំពត | กำปอต | |
Kandal | KH | KH-8 | ta-khmau | កណ្តាល | กันดาล | |
Koh Kong | KH | KH-9 | koh-kong | កោះកុង | เกาะกง | |
Kratie | KH | KH-10 | kratie | ក្រចេះ | กระแจะ | | Kratié
Mondulkiri | KH | KH-11 | sen-monorom | មណ្ឌលគិរី | มณฑลคีรี | |
Preah Vihear | KH | KH-13 | tbeng-meanchey | ព្រះវិហារ | พระวิหาร | |
Prey Veng | KH | KH-14 | prey-veng | ព្រៃវែង | ไพรแวง | |
Pursat | KH | KH-15 | pursat | ពោធិ៍សាត់ | โพธิสัตว์ | |
Ratanakiri | KH | KH-16 | banlung | រតនគិរី | รัตนคีรี | |
Siem Reap | KH | KH-17 | siem-reap | សៀមរាប | เสียมราฐ | Xiêm Riệp | Siem Riep
Preah Sihanouk | KH | KH-18 | sihanoukville | ព្រះសីហនុ | พระสีหนุ | |
Stung Treng | KH | KH-19 | stung-treng | ស្ទឹងត្រែង | สตึงแตรง | |
Svay Rieng | KH | KH-20 | svay-rieng | ស្វាយរៀង | สวายเรียง | |
Takeo | KH | KH-21 | takeo | តាកែវ | ตาแก้ว | |
Oddar Meanchey | KH | KH-22 | samraong | ឧត្តរមានជ័យ | อุดรมีชัย | |
Kep | KH | KH-23 | kep | កែប | แกบ | |
Pailin | KH | KH-24 | pailin | ប៉ៃលិន | ไพลิน | |
Tboung Khmum | KH | KH-25 | suong | ត្បូងឃ្មុំ | ตโบงฆมุม | |
Attapeu | LA | LA-AT | attapeu | អាត់តាពឺ | อัตตะปือ | Attapư |
Bokeo | LA | LA-BK | huay-xai | បូកែវ | บ่อแก้ว | Bò Kẹo |
Bolikhamxay | LA | LA-BL | paksan | បូលីខាំសៃ | บอลิคำไซ | Bôlikhămxay |
Champasak | LA | LA-CH | pakse | ចម្ប៉ាសាក់ | จำปาศักดิ์ | Chămpasắc |
Houaphanh | LA | LA-HO | sam-neua | ហួផាន់ | หัวพัน | Hủa Phăn |
Khammouane | LA | LA-KH | thakhek | ខាំមួន | คำม่วน | Khăm Muộn |
Luang Namtha | LA | LA-LM | luang-namtha | ហ្លួងណាំថា | หลวงน้ำทา | Luông Nậm Thà |
Luang Prabang | LA | LA-LP | luang-prabang | ហ្លួងព្រះបាង | หลวงพระบาง | Luông Pha Băng |
Oudomxay | LA | LA-OU | oudomxay | ឧដុំសៃ | อุดมไซ | Uđômxay |
Phongsaly | LA | LA-PH | phongsaly | ផុងសាលី | พงสาลี | Phôngsaly |
Salavan | LA | LA-SL | salavan | សាឡាវ៉ាន់ | สาละวัน | Salavan |
Savannakhet | LA | LA-SV | savannakhet | សាវ៉ាន់ណាខេត | สะหวันนะเขต |  |
Vientiane | LA | LA-VI | vang-vieng | វៀងចន្ទន៍ | เวียงจันทน์ | Viêng Chăn | Vientián
Sayaboury | LA | LA-XA | sayaboury | សាយ៉ាបូរី | ไชยบุรี | Xayabury |
Sekong | LA | LA-XE | sekong | សេកុង | เซกอง | Sê Kông |
Xiangkhouang | LA | LA-XI | phonsavan | ស៊ៀងខ្វាង | เชียงขวาง | Xiêng Khoảng |
Sa Kaeo | TH | TH-27 | aranyaprathet | ស្រះកែវ | สระแก้ว | |
Trat | TH | TH-23 | trat | ត្រាត | ตราด | |
Ubon Ratchathani | TH | TH-34 | ubon-ratchathani | អ៊ូបុនរាជធានី | อุบลราชธานี | |
Nong Khai | TH | TH-43 | nong-khai | ណងខាយ | หนองคาย | |
Udon Thani | TH | TH-41 | udon-thani | អ៊ូដុនធានី | อุดรธานี | |
Mukdahan | TH | TH-49 | mukdahan | មុកដាហាន | มุกดาหาร | |
Chiang Rai | TH | TH-57 | chiang-rai | ឈៀងរ៉ាយ | เชียงราย | |
Tay Ninh | VN | VN-37 | moc-bai | តៃនិញ | เต็ยนิญ | Tây Ninh |
Kien Giang | VN | VN-47 | ha-tien | គៀនយ៉ាង | เกียนซาง | Kiên Giang |
An Giang | VN | VN-44 | chau-doc | អានយ៉ាង | อานซาง | An Giang |
`;

export const PLACES = `
Phnom Penh | CITY | cambodia | KH-12 | 11.5625 | 104.9160 | GeoNames | 1821306 | ភ្នំពេញ | พนมเปญ | Phnôm Pênh | Nom Pen
Siem Reap | CITY | siem-reap-province | KH-17 | 13.3618 | 103.8606 | GeoNames | 1822214 | សៀមរាប | เสียมราฐ | Xiêm Riệp | Siem Riep
Sihanoukville | CITY | preah-sihanouk-province | KH-18 | 10.6093 | 103.5296 | GeoNames | | ក្រុងព្រះសីហនុ | สีหนุวิลล์ | |
Battambang | CITY | battambang-province | KH-2 | 13.1027 | 103.1982 | GeoNames | | បាត់ដំបង | พระตะบอง | |
Kampot | CITY | kampot-province | KH-7 | 10.6104 | 104.1814 | GeoNames | | កំពត | กำปอต | |
Kep | CITY | kep-province | KH-23 | 10.4829 | 104.3167 | GeoNames | | កែប | แกบ | |
Poipet | BORDER | banteay-meanchey-province | KH-1 | 13.6580 | 102.5636 | GeoNames | | ប៉ោយប៉ែត | ปอยเปต | |
Sisophon | CITY | banteay-meanchey-province | KH-1 | 13.5859 | 102.9737 | GeoNames | | សិរីសោភ័ណ | ศรีโสภณ | |
Kampong Cham | CITY | kampong-cham-province | KH-3 | 11.9934 | 105.4635 | GeoNames | | កំពង់ចាម | กำปงจาม | |
Skun | TOWN | kampong-cham-province | KH-3 | 12.0569 | 105.0747 | GeoNames | | ស្គន់ | สกุน | |
Kampong Chhnang | CITY | kampong-chhnang-province | KH-4 | 12.2500 | 104.6667 | GeoNames | | កំពង់ឆ្នាំង | กำปงชนัง | |
Kampong Speu | CITY | kampong-speu-province | KH-5 | 11.4533 | 104.5208 | GeoNames | | កំពង់ស្ពឺ | กำปงสปือ | |
Udong | TOWN | kampong-speu-province | KH-5 | 11.8225 | 104.7436 | GeoNames | | ឧដុង្គ | อุดง | |
Kampong Thom | CITY | kampong-thom-province | KH-6 | 12.7111 | 104.8887 | GeoNames | | កំពង់ធំ | กำปงธม | |
Stoung | TOWN | kampong-thom-province | KH-6 | 12.9404 | 104.5707 | GeoNames | | ស្ទោង | สตวง | |
Kampong Trach | TOWN | kampot-province | KH-7 | 10.5585 | 104.4675 | GeoNames | | កំពង់ត្រាច | กำปงตราจ | |
Ta Khmau | CITY | kandal-province | KH-8 | 11.4833 | 104.9500 | GeoNames | | តាខ្មៅ | ตาเขมา | |
Techo International Airport | AIRPORT | kandal-province | KH-8 | 11.3610 | 104.9200 | editor | | អាកាសយានដ្ឋានអន្តរជាតិតេជោ | ท่าอากาศยานนานาชาติเตโช | Sân bay quốc tế Techo | Aeropuerto Internacional Techo
Koh Kong | CITY | koh-kong-province | KH-9 | 11.6153 | 102.9838 | GeoNames | | កោះកុង | เกาะกง | |
Sre Ambel | TOWN | koh-kong-province | KH-9 | 11.1221 | 103.7538 | GeoNames | | ស្រែអំបិល | สแรอัมเบิล | |
Andoung Tuek | TOWN | koh-kong-province | KH-9 | 11.1837 | 103.4635 | GeoNames | | អណ្តូងទឹក | อันดูงตึก | |
Koh Sdach | ISLAND | koh-kong-province | KH-9 | 10.9330 | 103.0730 | editor | | កោះស្តេច | เกาะสเดิจ | |
Kratie | CITY | kratie-province | KH-10 | 12.4881 | 106.0188 | GeoNames | | ក្រចេះ | กระแจะ | | Kratié
Snuol | TOWN | kratie-province | KH-10 | 12.0724 | 106.4208 | GeoNames | | ស្នួល | สนูล | |
Sen Monorom | CITY | mondulkiri-province | KH-11 | 12.4558 | 107.1881 | GeoNames | | សែនមនោរម្យ | แสนมโนรมย์ | |
Tbeng Meanchey | CITY | preah-vihear-province | KH-13 | 13.8073 | 104.9805 | GeoNames | | ត្បែងមានជ័យ | ตแบงเมียนเจย | |
Prey Veng | CITY | prey-veng-province | KH-14 | 11.4868 | 105.3253 | GeoNames | | ព្រៃវែង | ไพรแวง | |
Neak Loeung | TOWN | prey-veng-province | KH-14 | 11.2623 | 105.2861 | GeoNames | | អ្នកលឿង | เนียะเลือง | |
Pursat | CITY | pursat-province | KH-15 | 12.5388 | 103.9192 | GeoNames | | ពោធិ៍សាត់ | โพธิสัตว์ | |
Moung Ruessei | TOWN | battambang-province | KH-2 | 12.7745 | 103.4493 | GeoNames | | មោងឫស្សី | เมืองรืสเซ็ย | |
Banlung | CITY | ratanakiri-province | KH-16 | 13.7394 | 106.9873 | GeoNames | | បានលុង | บานลุง | |
Kralanh | TOWN | siem-reap-province | KH-17 | 13.6053 | 103.4190 | GeoNames | | ក្រឡាញ់ | กรอลัญ | |
Siem Reap Angkor Airport | AIRPORT | siem-reap-province | KH-17 | 13.3740 | 104.2230 | editor | | អាកាសយានដ្ឋានអន្តរជាតិសៀមរាបអង្គរ | ท่าอากาศยานนานาชาติเสียมราฐ-อังกอร์ | Sân bay quốc tế Siem Reap-Angkor | Aeropuerto de Siem Riep-Angkor
Veal Renh | TOWN | preah-sihanouk-province | KH-18 | 10.7094 | 103.8209 | GeoNames | | វាលរេញ | เวียลเรญ | |
Koh Rong | ISLAND | preah-sihanouk-province | KH-18 | 10.6640 | 103.2960 | editor | | កោះរ៉ុង | เกาะรง | |
Koh Rong Sanloem | ISLAND | preah-sihanouk-province | KH-18 | 10.5850 | 103.3150 | editor | | កោះរ៉ុងសន្លឹម | เกาะรงสันเลิม | |
Stung Treng | CITY | stung-treng-province | KH-19 | 13.5259 | 105.9683 | GeoNames | | ស្ទឹងត្រែង | สตึงแตรง | |
Trapeang Kriel | BORDER | stung-treng-province | KH-19 | 13.9300 | 105.9850 | editor | | ត្រពាំងក្រៀល | ตรอเปียงเกรียล | |
Svay Rieng | CITY | svay-rieng-province | KH-20 | 11.0878 | 105.7994 | GeoNames | | ស្វាយរៀង | สวายเรียง | |
Bavet | BORDER | svay-rieng-province | KH-20 | 11.0632 | 106.1356 | GeoNames | | បាវិត | บาเวต | |
Takeo | CITY | takeo-province | KH-21 | 10.9908 | 104.7850 | GeoNames | | តាកែវ | ตาแก้ว | |
Samraong | CITY | oddar-meanchey-province | KH-22 | 14.1817 | 103.5176 | GeoNames | | សំរោង | สำโรง | |
O Smach | BORDER | oddar-meanchey-province | KH-22 | 14.4248 | 103.6957 | GeoNames | | អូរស្មាច់ | โอร์เสม็ด | |
Anlong Veng | TOWN | oddar-meanchey-province | KH-22 | 14.2322 | 104.0811 | GeoNames | | អន្លង់វែង | อัลลองเวง | |
Koh Tonsay | ISLAND | kep-province | KH-23 | 10.4370 | 104.3230 | editor | | កោះទន្សាយ | เกาะทนซาย | |
Pailin | CITY | pailin-province | KH-24 | 12.8490 | 102.6093 | GeoNames | | ប៉ៃលិន | ไพลิน | |
Suong | CITY | tboung-khmum-province | KH-25 | 11.9118 | 105.6582 | GeoNames | | សួង | สวง | |
Memot | TOWN | tboung-khmum-province | KH-25 | 11.8288 | 106.1821 | GeoNames | | មេមត់ | เมมต | |
Vientiane | CITY | laos | LA-VT | 17.9667 | 102.6000 | GeoNames | 1651944 | វៀងចន្ទន៍ | เวียงจันทน์ | Viêng Chăn | Vientián
Wattay Airport | AIRPORT | laos | LA-VT | 17.9880 | 102.5630 | editor | | អាកាសយានដ្ឋានវត្តតៃ | ท่าอากาศยานวัตไต | Sân bay quốc tế Wattay | Aeropuerto de Wattay
Vang Vieng | TOWN | vientiane-province | LA-VI | 18.9235 | 102.4478 | GeoNames | | វ៉ាងវៀង | วังเวียง | Vang Viêng |
Kasi | TOWN | vientiane-province | LA-VI | 19.2293 | 102.2532 | GeoNames | | កាស៊ី | กาสี | |
Luang Prabang | CITY | luang-prabang-province | LA-LP | 19.8933 | 102.1525 | GeoNames | 1655559 | ហ្លួងព្រះបាង | หลวงพระบาง | Luông Pha Băng |
Nong Khiaw | TOWN | luang-prabang-province | LA-LP | 20.5708 | 102.6112 | GeoNames | | ណងខៀវ | หนองเขียว | |
Pakse | CITY | champasak-province | LA-CH | 15.1202 | 105.7990 | GeoNames | | ប៉ាក់សេ | ปากเซ | |
Champasak | TOWN | champasak-province | LA-CH | 14.8920 | 105.8779 | GeoNames | | ចម្ប៉ាសាក់ | จำปาศักดิ์ | Chămpasắc |
Paksong | TOWN | champasak-province | LA-CH | 15.1815 | 106.2304 | GeoNames | | ប៉ាក់សុង | ปากซอง | |
Nakasong | TOWN | champasak-province | LA-CH | 13.9990 | 105.9200 | editor | | ណាកាសុង | นากะสัง | |
Don Det | ISLAND | champasak-province | LA-CH | 13.9840 | 105.9210 | editor | | ដនដេត | ดอนเดด | |
Don Khone | ISLAND | champasak-province | LA-CH | 13.9540 | 105.9270 | editor | | ដនខូន | ดอนคอน | |
Don Khong | ISLAND | champasak-province | LA-CH | 14.1179 | 105.8547 | GeoNames | | ដនខុង | ดอนโขง | |
Nong Nok Khiene | BORDER | champasak-province | LA-CH | 13.9440 | 105.9960 | editor | | ណងណុកខៀន | หนองนกเขียน | |
Vang Tao | BORDER | champasak-province | LA-CH | 15.1260 | 105.4690 | editor | | វ៉ាងតៅ | วังเต่า | |
Savannakhet | CITY | savannakhet-province | LA-SV | 16.5703 | 104.7622 | GeoNames | | សាវ៉ាន់ណាខេត | สะหวันนะเขต |  |
Seno | TOWN | savannakhet-province | LA-SV | 16.6759 | 104.9880 | GeoNames | | សេណូ | เซโน | |
Thakhek | CITY | khammouane-province | LA-KH | 17.4103 | 104.8307 | GeoNames | | ថាខែក | ท่าแขก | Thà Khẹt |
Kong Lor | TOWN | khammouane-province | LA-KH | 17.9600 | 104.7520 | editor | | គងឡ | กองลอ | |
Paksan | CITY | bolikhamxay-province | LA-BL | 18.3942 | 103.6611 | GeoNames | | ប៉ាក់សាន | ปากซัน | |
Vieng Kham | TOWN | khammouane-province | LA-KH | 18.1900 | 104.3600 | editor | | វៀងខាំ | เวียงคำ | |
Salavan | CITY | salavan-province | LA-SL | 15.7165 | 106.4174 | GeoNames | | សាឡាវ៉ាន់ | สาละวัน | Salavan |
Sekong | CITY | sekong-province | LA-XE | 15.3458 | 106.7237 | GeoNames | | សេកុង | เซกอง | Sê Kông |
Attapeu | CITY | attapeu-province | LA-AT | 14.8107 | 106.8318 | GeoNames | | អាត់តាពឺ | อัตตะปือ | Attapư |
Phonsavan | CITY | xiangkhouang-province | LA-XI | 19.4494 | 103.1917 | GeoNames | | ផុនសាវ៉ាន់ | โพนสะหวัน | |
Sam Neua | CITY | houaphanh-province | LA-HO | 20.4164 | 104.0450 | GeoNames | | សាំនឿ | ซำเหนือ | Sầm Nưa |
Sayaboury | CITY | sayaboury-province | LA-XA | 19.2576 | 101.7103 | GeoNames | | សាយ៉ាបូរី | ไชยบุรี | Xayabury |
Oudomxay | CITY | oudomxay-province | LA-OU | 20.6923 | 101.9837 | GeoNames | | ឧដុំសៃ | อุดมไซ | Uđômxay |
Pakbeng | TOWN | oudomxay-province | LA-OU | 19.8910 | 101.1330 | editor | | ប៉ាក់បែង | ปากแบง | |
Luang Namtha | CITY | luang-namtha-province | LA-LM | 20.9486 | 101.4019 | GeoNames | | ហ្លួងណាំថា | หลวงน้ำทา | Luông Nậm Thà |
Muang Sing | TOWN | luang-namtha-province | LA-LM | 21.1921 | 101.1479 | GeoNames | | មឿងស៊ីង | เมืองสิง | |
Boten | BORDER | luang-namtha-province | LA-LM | 21.1764 | 101.6656 | GeoNames | | បូតែន | บ่อเต็น | |
Huay Xai | CITY | bokeo-province | LA-BK | 20.2700 | 100.4178 | GeoNames | | ហួយសាយ | ห้วยทราย | |
Phongsaly | CITY | phongsaly-province | LA-PH | 21.6808 | 102.1003 | GeoNames | | ផុងសាលី | พงสาลี | Phôngsaly |
Bangkok | CITY | thailand | TH-10 | 13.7540 | 100.5014 | GeoNames | 1609350 | បាងកក | กรุงเทพฯ | Băng Cốc |
Aranyaprathet | BORDER | sa-kaeo-province | TH-27 | 13.6928 | 102.5013 | GeoNames | | អរញ្ញប្រាថេត | อรัญประเทศ | |
Trat | CITY | trat-province | TH-23 | 12.2436 | 102.5151 | GeoNames | | ត្រាត | ตราด | |
Ubon Ratchathani | CITY | ubon-ratchathani-province | TH-34 | 15.2384 | 104.8487 | GeoNames | | អ៊ូបុនរាជធានី | อุบลราชธานี | |
Nong Khai | CITY | nong-khai-province | TH-43 | 17.8785 | 102.7420 | GeoNames | | ណងខាយ | หนองคาย | |
Udon Thani | CITY | udon-thani-province | TH-41 | 17.4157 | 102.7859 | GeoNames | | អ៊ូដុនធានី | อุดรธานี | |
Mukdahan | CITY | mukdahan-province | TH-49 | 16.5453 | 104.7235 | GeoNames | | មុកដាហាន | มุกดาหาร | |
Chiang Khong | TOWN | chiang-rai-province | TH-57 | 20.2613 | 100.4046 | GeoNames | | ឈៀងខុង | เชียงของ | |
Chiang Rai | CITY | chiang-rai-province | TH-57 | 19.9086 | 99.8325 | GeoNames | | ឈៀងរ៉ាយ | เชียงราย | |
Ho Chi Minh City | CITY | vietnam | VN-SG | 10.8230 | 106.6297 | GeoNames | 1566083 | ទីក្រុងហូជីមិញ | นครโฮจิมินห์ | Thành phố Hồ Chí Minh | Ciudad Ho Chi Minh
Moc Bai | BORDER | tay-ninh-province | VN-37 | 11.0747 | 106.1675 | editor | | ម៉ុកបៃ | หมกบ่าย | Mộc Bài |
Ha Tien | CITY | kien-giang-province | VN-47 | 10.3831 | 104.4875 | GeoNames | | ហាទៀន | ห่าเตียน | Hà Tiên |
Chau Doc | CITY | an-giang-province | VN-44 | 10.7000 | 105.1167 | GeoNames | | មាត់ជ្រូក | เจิวด๊ก | Châu Đốc |
`;
