/**
 * What drives where and when. Columns: operator, road, vehicle, departures from the road's first place, departures from
 * its last ('=' the same), price of the whole ride for locals and for foreign visitors in US dollars, flags.
 * Departures: '07:30 09:00' or 'first-last/every minutes'. Flags: weekend (dearer from Friday to Sunday), pickup (fetches
 * people), border (passport needed), gender (no man beside an unknown woman), days:567 (ISO weekdays), at:place=stop, and
 * about the last departure of each direction: last-disabled, last-blocked, last-season, last-hours (not sold at night),
 * last-registered, last-agency, last-staff.
 */
export const SERVICES = `
mekong-ibis | pp-sr-direct | vip | 07:30 08:45 09:45 11:30 12:30 14:30 16:00 22:45 | 07:30 08:45 09:45 12:30 13:30 14:45 16:00 22:45 | 11 | 12 | weekend
mekong-ibis | pp-shv-express | vip | 07:00 08:30 10:30 12:30 14:30 16:30 | = | 11 | 13 | weekend
mekong-ibis | pp-kampot | vip | 08:00 11:00 14:45 | = | 10 | 11 | weekend
tonle-express | pp-sr | coach | 06:00-17:00/60 | = | 8 | 9 | last-registered
tonle-express | pp-shv | coach | 06:30-16:30/60 | = | 7 | 8 |
tonle-express | pp-bb | coach | 06:15-15:15/60 | = | 8 | 9 |
battambang-lines | pp-bb | coach-women | 06:45-16:45/75 | = | 7.5 | 9 | weekend gender
battambang-lines | pp-sr | coach-women | 08:00 10:30 13:30 | = | 7.5 | 9 | last-hours
battambang-lines | pp-poipet | coach | 07:00-14:30/90 | = | 10 | 12 |
battambang-lines | pp-pailin | coach | 06:30 08:30 11:30 13:30 | = | 10 | 12 |
battambang-lines | sr-bb | van | 06:30-16:30/60 | = | 5 | 7 |
battambang-lines | sr-poipet | van | 06:00-16:00/75 | = | 5 | 7 |
angkor-swift-vans | pp-sr-direct | van | 06:30-18:30/60 | = | 10 | 12 |
angkor-swift-vans | sr-preah-vihear | van | 07:00 10:00 13:30 | = | 8 | 10 |
angkor-swift-vans | sr-anlong-veng | van | 06:45 09:15 12:45 15:15 | = | 6 | 8 |
angkor-swift-vans | sr-o-smach | van | 06:30-15:30/90 | = | 7 | 9 |
angkor-swift-vans | sr-airport | van | 05:00-21:00/60 | = | 6 | 8 | pickup
bayon-night-lines | pp-sr-direct | sleeper | 20:00 21:00 22:00 22:30 23:00 23:30 | = | 13 | 15 | gender
bayon-night-lines | sr-shv | sleeper | 19:00 20:30 | = | 19 | 22 | gender weekend
bayon-night-lines | sr-kampot | sleeper | 18:30 20:00 | = | 18 | 21 | gender last-season
bayon-night-lines | pp-poipet | sleeper | 21:30 23:15 | = | 13 | 15 | gender
apsara-road | pp-sr | coach | 06:45-15:45/60 | = | 8 | 10 | weekend
apsara-road | pp-kcham | coach | 06:00-17:00/60 | = | 4.5 | 5.5 |
apsara-road | kcham-sr | coach | 07:15 10:15 13:15 | = | 7 | 8.5 |
apsara-road | pp-preah-vihear | coach | 06:30 08:00 10:00 13:00 14:30 | = | 9 | 11 | last-disabled
pepper-coast-shuttle | pp-kampot-kep | van | 06:30-18:30/60 | = | 8 | 10 | weekend
pepper-coast-shuttle | pp-kep | coach | 07:15 10:15 13:15 15:45 | = | 6.5 | 8 |
pepper-coast-shuttle | kampot-shv | van | 07:30-17:30/60 | = | 6 | 8 |
pepper-coast-shuttle | kampot-kep | van | 06:00-19:00/60 | = | 3 | 4 |
pepper-coast-shuttle | kep-ha-tien | van | 07:00 10:00 13:00 | = | 9 | 12 | border
pepper-coast-shuttle | pp-shv-express | van | 06:00-19:00/60 | = | 9 | 11 | weekend
cardamom-coach | pp-koh-kong | coach | 06:30-14:00/75 | = | 10 | 13 |
cardamom-coach | shv-koh-kong | van | 07:30 10:00 12:30 14:00 | = | 9 | 12 |
cardamom-coach | koh-kong-trat | van | 08:00 10:00 13:00 | = | 10 | 12 | border
cardamom-coach | pp-shv | coach | 05:45-15:45/75 | = | 6.5 | 8 | last-blocked
cardamom-coach | pp-kampong-speu | van | 06:00-18:00/90 | = | 2 | 3 |
heron-island-ferries | shv-koh-rong | ferry | 08:00-17:00/60 | 09:00-18:00/60 | 8 | 12.5 | last-season
heron-island-ferries | shv-sanloem | ferry | 08:30-16:30/80 | 09:30-17:30/80 | 8 | 12.5 |
heron-island-ferries | islands | ferry | 09:00 11:00 13:00 15:00 | 10:00 12:00 14:00 16:00 | 3 | 5 |
coral-wing-boats | shv-koh-rong | ferry | 09:30 11:30 13:30 15:30 | 10:45 12:45 14:45 16:45 | 8 | 12 | weekend
coral-wing-boats | shv-sanloem | ferry | 09:00 11:00 13:00 15:00 16:30 | 10:15 12:15 14:15 16:15 17:30 | 8 | 12 |
coral-wing-boats | shv-koh-sdach | ferry | 11:30 | 08:00 | 14 | 18 | at:sihanoukville=port-pier
coral-wing-boats | kep-koh-tonsay | ferry | 08:30-16:30/60 | 09:00-17:00/60 | 4 | 5 | at:kep=rabbit-island-pier
lotus-road-taxi | pp-sr-direct | taxi | 06:00-16:00/120 | = | 16 | 18 | pickup
lotus-road-taxi | pp-shv-express | taxi | 06:30-18:30/120 | = | 15 | 18 | pickup
lotus-road-taxi | pp-kampot | taxi | 07:00-17:00/120 | = | 13 | 15 | pickup at:kampot=durian-roundabout
lotus-road-taxi | pp-airport | taxi | 04:00-23:00/60 | = | 10 | 12 | pickup
sarus-cars | sr-anlong-veng | taxi | 07:00 10:00 13:00 | = | 12 | 15 | pickup
sarus-cars | sr-poipet | taxi | 06:30-15:30/90 | = | 11 | 14 | pickup
delta-gate-coaches | pp-hcmc | coach | 06:00-15:00/45 | = | 13 | 15 | border
delta-gate-coaches | pp-bavet | coach | 05:30-17:30/60 | = | 6 | 7.5 |
delta-gate-coaches | pp-hcmc | sleeper | 22:30 23:45 | = | 15 | 18 | border gender
delta-gate-coaches | pp-chau-doc | ferry | 12:00 13:30 | 07:00 08:30 | 24 | 29 | border at:phnom-penh=river-pier at:chau-doc=river-pier
highland-lines | pp-stung-treng | coach | 06:30-12:30/60 | = | 12 | 14 |
highland-lines | pp-banlung | van | 06:00 07:00 08:00 09:30 11:00 13:00 | = | 14 | 17 |
highland-lines | pp-mondulkiri | van | 06:15 07:15 08:15 09:15 10:45 12:15 13:15 14:15 | = | 11 | 14 | weekend
highland-lines | mondulkiri-banlung | van | 08:00 13:00 | = | 8 | 10 |
highland-lines | stung-treng-islands | van | 08:30 14:00 | 09:30 12:30 | 12 | 15 | border
highland-lines | pp-kcham | van | 06:30-17:30/60 | = | 5 | 6.5 |
rice-field-bus | pp-prey-veng | coach | 05:30 07:00 09:00 13:00 | = | 3 | 4.5 |
rice-field-bus | pp-takeo | coach | 06:00 09:00 12:00 15:00 | = | 2.5 | 4 |
old-bridge-coaches | pp-sr | coach | 08:15 13:15 | = | 8 | 9 |
old-bridge-coaches | pp-bb | coach | 07:45 12:45 | = | 7 | 8 |
old-bridge-coaches | sr-pailin | coach | 08:30 | = | 8 | 10 |
siam-gate-coaches | sr-bkk | vip | 07:30 08:30 13:30 | = | 22 | 25 | border
siam-gate-coaches | sr-poipet | coach | 08:00 12:00 15:00 | = | 6 | 8 |
siam-gate-coaches | pp-bkk | vip | 06:00 20:30 | 05:30 19:00 | 28 | 32 | border
provincial-star | pp-takeo | coach | 06:00-17:00/60 | = | 3 | 4 |
provincial-star | pp-prey-veng | coach | 06:15-16:15/60 | = | 3.5 | 4.5 |
provincial-star | pp-kampong-chhnang | coach | 06:00-17:00/60 | = | 3 | 4 |
provincial-star | pp-kampong-speu | coach | 06:30-17:30/60 | = | 2 | 2.5 |
provincial-star | pp-bb | coach | 07:15 09:15 11:15 13:15 | = | 7 | 8 | last-agency
vieng-stars | vte-pakse | sleeper | 19:30 20:00 20:30 21:00 | 19:00 19:30 20:00 20:30 | 18 | 21 | gender at:pakse=vip-station
vieng-stars | vte-pakse | vip | 06:30 08:00 10:00 12:00 | = | 16 | 19 |
vieng-stars | vte-savannakhet | coach | 06:00-12:00/60 | = | 10 | 12 |
vieng-stars | vte-thakhek | coach | 05:30-14:30/90 | = | 8 | 10 | last-staff
vieng-stars | vte-paksan | van | 07:00-17:00/100 | = | 4 | 5 |
vieng-stars | vte-udon | coach | 08:00-18:00/120 | = | 3.5 | 4.5 | border at:vientiane=talat-sao
lane-chang-vans | vte-vang-vieng | van | 06:30-18:30/45 | = | 8 | 11 |
lane-chang-vans | vte-lpb-express | van | 07:00 08:00 09:00 10:00 13:00 14:00 | = | 16 | 20 |
lane-chang-vans | vv-lpb | van | 07:30-15:30/60 | = | 10 | 14 |
lane-chang-vans | vte-airport | taxi | 05:00-22:00/60 | = | 4 | 6 | pickup at:vientiane=nam-phu
lane-chang-vans | lpb-nong-khiaw | van | 08:00-14:00/90 | = | 6 | 9 |
northern-karst-lines | vte-lpb | sleeper | 18:30 19:30 20:00 | = | 16 | 20 | gender at:vientiane=northern-station at:luang-prabang=southern-station
northern-karst-lines | lpb-luang-namtha | coach | 07:30 09:00 17:00 | = | 10 | 13 |
northern-karst-lines | lpb-huay-xai | coach | 07:00 17:00 19:00 | = | 14 | 18 |
northern-karst-lines | lpb-phonsavan | van | 07:30 09:00 18:00 | = | 11 | 15 | at:luang-prabang=southern-station
northern-karst-lines | lpb-sayaboury | van | 08:00 11:00 14:30 | = | 6 | 8 | at:luang-prabang=southern-station
northern-karst-lines | vte-phonsavan | coach | 06:30 08:00 18:00 20:00 | = | 12 | 15 | at:vientiane=northern-station
northern-karst-lines | phonsavan-sam-neua | van | 07:30 12:30 | = | 9 | 12 |
northern-karst-lines | oudomxay-phongsaly | coach | 08:00 | 07:30 | 10 | 13 |
northern-karst-lines | luang-namtha-muang-sing | van | 07:30-16:30/90 | = | 3 | 4 |
northern-karst-lines | luang-namtha-boten | van | 07:00-15:00/120 | = | 4 | 5 |
northern-karst-lines | luang-namtha-huay-xai | van | 08:30 10:00 12:30 14:00 | = | 7 | 9 |
northern-karst-lines | huay-xai-chiang-rai | coach | 09:00 12:00 16:00 | = | 6 | 8 | border
bolaven-transport | pakse-savannakhet | coach | 06:30-14:00/75 | = | 6 | 8 |
bolaven-transport | pakse-nakasong | van | 07:00-15:00/80 | 07:30-15:30/80 | 6 | 8 |
bolaven-transport | pakse-don-khong | van | 08:00 12:00 | = | 6 | 8 |
bolaven-transport | pakse-attapeu | van | 06:30 08:30 11:00 14:00 | = | 8 | 10 |
bolaven-transport | pakse-paksong | van | 07:00-17:00/75 | = | 2.5 | 3.5 |
bolaven-transport | pakse-salavan | van | 07:30 10:00 12:30 15:00 | = | 4 | 6 |
bolaven-transport | pakse-ubon | coach | 07:00 08:30 14:30 15:30 | = | 7 | 9 | border at:pakse=vip-station
bolaven-transport | savannakhet-mukdahan | coach | 08:15-18:15/75 | = | 2 | 3 | border
bolaven-transport | thakhek-kong-lor | van | 07:30 12:00 15:00 | = | 8 | 10 |
four-thousand-islands-boats | nakasong-islands | longboat | 08:00-18:00/60 | 08:00-17:00/60 | 2 | 4 |
mekong-crossing | sr-pakse | van | 05:30 07:00 | 07:30 08:30 | 24 | 28 | border days:1234567
mekong-crossing | sr-preah-vihear | van | 08:30 15:30 | = | 8 | 10 |
nam-ou-river-boats | huay-xai-pakbeng | slowboat | 09:30 11:00 | 08:30 10:00 | 15 | 20 | last-season
nam-ou-river-boats | pakbeng-lpb | slowboat | 08:30 09:30 | 08:00 09:00 | 15 | 20 |
battambang-lines | sr-bb | coach | 19:30 | = | 5 | 6 | days:5
apsara-road | pp-shv | coach | 07:45 09:45 17:45 | = | 6.5 | 7.5 | days:567
tonle-express | pp-kampot | coach | 07:30 13:30 | = | 6 | 7 | days:567
`;
