/**
 * How vehicles look from above, front first, driver on the left. One character a cell: D driver, d door, s seat, f seat
 * for women only, v first-class seat, b blocked seat, t toilet, x stairs, '.' aisle, '-' nothing. A blank line begins the next floor.
 */
export const LAYOUTS = {
  'Coach 45': `
D-.-d
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.--
ss.dx
ss.ss
ss.ss
ss.ss
ss.ss
sssss
`,
  'Coach 45, women in row 3': `
D-.-d
ss.ss
ss.ss
ff.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
bbbbb
`,
  'VIP 29': `
D-.d
ss.s
ss.s
ff.s
ss.s
ss.t
ss.s
ss.s
ss.s
ss.s
bb.b
`,
  'Sleeper 36': `
D.-.d
s.s.s
s.s.s
s.s.s
s.s.s
s.s.s
t.x.b

s.s.s
s.s.s
f.f.f
s.s.s
s.s.s
s.s.s
s.x.s
`,
  'Van 15': `
D-ss
sssd
ss.s
ss.s
ssss
`,
  'Taxi 4': `
D-s
sss
`,
  'Ferry 120': `
---.-DD-.---
d--.----.--d
vvv.vvvv.vvv
vvv.vvvv.vvv
sss.ssss.sss
sss.ssss.sss
sss.ssss.sss
sss.ssss.sss
sss.ssss.sss
sss.ssss.sss
sss.ssss.sss
sss.ssss.sss
sss.ssss.sss
sss.ssss.sss
t--.x--x.--t
`,
  'Longboat 16': `
-D-
s.s
s.s
s.s
s.s
s.s
s.s
s.s
s.s
`,
  'River boat 60': `
D-.-d
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
ss.ss
t-.-d
`,
} as const;

/**
 * Columns: key, transport, layout, category, subcategory, amenities, pace (percent of the road's usual minutes), minutes
 * at a halt, English name, Khmer, Thai, Vietnamese, Spanish.
 */
export const VEHICLES = `
coach | BUS | Coach 45 | coach | standard | air-conditioning power-socket water luggage | 100 | 10 | Coach 2+2 | រថយន្តក្រុង ២+២ | รถโค้ช 2+2 | Xe khách 2+2 | Autocar 2+2
coach-women | BUS | Coach 45, women in row 3 | coach | standard | air-conditioning water luggage screen | 100 | 10 | Coach 2+2 with seats for women | រថយន្តក្រុង ២+២ មានកៅអីសម្រាប់ស្ត្រី | รถโค้ช 2+2 มีที่นั่งสุภาพสตรี | Xe khách 2+2 có ghế dành cho nữ | Autocar 2+2 con asientos para mujeres
vip | BUS | VIP 29 | coach | vip | wifi air-conditioning toilet power-socket water snack luggage | 97 | 10 | VIP 2+1 | វីអាយភី ២+១ | วีไอพี 2+1 | VIP 2+1 | VIP 2+1
sleeper | BUS | Sleeper 36 | coach | sleeper | wifi air-conditioning toilet power-socket water blanket luggage | 104 | 10 | Sleeper on two floors | រថយន្តគេងពីរជាន់ | รถนอนสองชั้น | Xe giường nằm hai tầng | Coche cama de dos pisos
van | BUS | Van 15 | van | vip | air-conditioning power-socket water | 92 | 5 | VIP van, 15 seats | វ៉ានវីអាយភី ១៥ កៅអី | รถตู้วีไอพี 15 ที่นั่ง | Xe VIP 15 chỗ | Furgoneta VIP, 15 plazas
taxi | TAXI | Taxi 4 | car | shared | air-conditioning water pickup | 89 | 5 | Shared taxi, 4 seats | តាក់ស៊ីរួម ៤ កៅអី | แท็กซี่ร่วม 4 ที่นั่ง | Taxi ghép 4 chỗ | Taxi compartido, 4 plazas
ferry | FERRY | Ferry 120 | ferry | fast | life-jacket luggage toilet | 100 | 10 | Fast ferry, 120 seats | សាឡាងលឿន ១២០ កៅអី | เรือเฟอร์รีเร็ว 120 ที่นั่ง | Phà cao tốc 120 chỗ | Ferri rápido, 120 plazas
longboat | FERRY | Longboat 16 | boat | open | life-jacket | 100 | 5 | Longtail boat, 16 seats | ទូកកន្ទុយវែង ១៦ កៅអី | เรือหางยาว 16 ที่นั่ง | Thuyền đuôi dài 16 chỗ | Barca de cola larga, 16 plazas
slowboat | FERRY | River boat 60 | boat | river | life-jacket snack toilet | 100 | 10 | River boat, 60 seats | ទូកទន្លេ ៦០ កៅអី | เรือล่องแม่น้ำ 60 ที่นั่ง | Thuyền sông 60 chỗ | Barco fluvial, 60 plazas
`;

/** Columns: key, English, Khmer, Thai, Vietnamese, Spanish. */
export const CATEGORIES = `
coach | Coach | រថយន្តក្រុង | รถโค้ช | Xe khách | Autocar
van | Van | វ៉ាន | รถตู้ | Xe van | Furgoneta
car | Car | រថយន្ត | รถยนต์ | Ô tô | Coche
ferry | Ferry | សាឡាង | เรือเฟอร์รี | Phà | Ferri
boat | Boat | ទូក | เรือ | Thuyền | Barco
`;

/** Columns: category, key, English, Khmer, Thai, Vietnamese, Spanish. */
export const SUBCATEGORIES = `
coach | standard | Standard | ធម្មតា | ธรรมดา | Tiêu chuẩn | Estándar
coach | vip | VIP | វីអាយភី | วีไอพี | VIP | VIP
coach | sleeper | Sleeper | គេង | รถนอน | Giường nằm | Cama
van | vip | VIP | វីអាយភី | วีไอพี | VIP | VIP
car | shared | Shared | រួម | ร่วม | Ghép | Compartido
ferry | fast | Fast | លឿន | เร็ว | Cao tốc | Rápido
boat | open | Open | ចំហ | เปิดโล่ง | Mui trần | Abierto
boat | river | River | ទន្លេ | แม่น้ำ | Đường sông | Fluvial
`;

/** Columns: code (also the icon), English, Khmer, Thai, Vietnamese, Spanish. */
export const AMENITIES = `
wifi | Wi-Fi | វ៉ាយហ្វាយ | ไวไฟ | Wi-Fi | Wi-Fi
air-conditioning | Air conditioning | ម៉ាស៊ីនត្រជាក់ | เครื่องปรับอากาศ | Điều hòa | Aire acondicionado
toilet | Toilet | បន្ទប់ទឹក | ห้องน้ำ | Nhà vệ sinh | Aseo
power-socket | Power socket | រន្ធសាកថ្ម | ปลั๊กไฟ | Ổ sạc | Enchufe
water | Drinking water | ទឹកបរិសុទ្ធ | น้ำดื่ม | Nước uống | Agua
snack | Snack | អាហារសម្រន់ | ของว่าง | Đồ ăn nhẹ | Tentempié
blanket | Blanket | ភួយ | ผ้าห่ม | Chăn | Manta
screen | Screen | អេក្រង់ | จอภาพ | Màn hình | Pantalla
luggage | Luggage hold | កន្លែងដាក់ឥវ៉ាន់ | ที่เก็บสัมภาระ | Khoang hành lý | Maletero
life-jacket | Life jackets | អាវពោង | เสื้อชูชีพ | Áo phao | Chalecos salvavidas
pickup | Pickup at your door | មកទទួលដល់កន្លែង | รับถึงที่ | Đón tận nơi | Recogida a domicilio
rest-stop | Rest stop | កន្លែងសម្រាក | จุดพักรถ | Trạm nghỉ | Parada de descanso
border-help | Help at the border | ជំនួយនៅព្រំដែន | ช่วยเหลือที่ด่าน | Hỗ trợ cửa khẩu | Ayuda en la frontera
`;
