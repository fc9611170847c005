/**
 * Roads and waterways with the places on them: kilometres and usual minutes of a coach or boat from the first place.
 * Columns: key, transport, places as 'slug km minutes', separated by commas. A border keeps its waiting time.
 */
export const ROADS = `
pp-sr | ROAD | phnom-penh 0 0, skun 75 90, kampong-thom 168 190, stoung 221 250, siem-reap 314 355
pp-sr-direct | ROAD | phnom-penh 0 0, kampong-thom 168 185, siem-reap 314 345
pp-shv | ROAD | phnom-penh 0 0, kampong-speu 48 65, veal-renh 188 235, sihanoukville 230 285
pp-shv-express | ROAD | phnom-penh 0 0, sihanoukville 230 175
pp-kampot | ROAD | phnom-penh 0 0, kampot 150 180
pp-kampot-kep | ROAD | phnom-penh 0 0, kampot 150 180, kep 175 220
pp-kep | ROAD | phnom-penh 0 0, takeo 78 100, kampong-trach 140 175, kep 165 210
pp-bb | ROAD | phnom-penh 0 0, kampong-chhnang 91 105, pursat 186 210, moung-ruessei 243 275, battambang 290 330
pp-poipet | ROAD | phnom-penh 0 0, pursat 186 210, battambang 290 330, sisophon 360 405, poipet 410 465
pp-pailin | ROAD | phnom-penh 0 0, pursat 186 210, battambang 290 330, pailin 370 430
pp-bkk | ROAD | phnom-penh 0 0, battambang 290 330, poipet 410 465, aranyaprathet 416 560, bangkok 668 830
pp-hcmc | ROAD | phnom-penh 0 0, neak-loeung 60 75, svay-rieng 122 145, bavet 160 190, moc-bai 163 245, ho-chi-minh-city 230 350
pp-bavet | ROAD | phnom-penh 0 0, neak-loeung 60 75, svay-rieng 122 145, bavet 160 190
pp-kcham | ROAD | phnom-penh 0 0, skun 75 90, kampong-cham 124 150
pp-stung-treng | ROAD | phnom-penh 0 0, kampong-cham 124 150, kratie 250 310, stung-treng 390 475
pp-banlung | ROAD | phnom-penh 0 0, kampong-cham 124 150, kratie 250 310, stung-treng 390 475, banlung 530 635
pp-mondulkiri | ROAD | phnom-penh 0 0, suong 147 180, memot 205 245, snuol 255 305, sen-monorom 380 450
pp-koh-kong | ROAD | phnom-penh 0 0, kampong-speu 48 65, sre-ambel 140 170, andoung-tuek 190 235, koh-kong 290 355
pp-preah-vihear | ROAD | phnom-penh 0 0, skun 75 90, kampong-thom 168 195, tbeng-meanchey 305 360
pp-takeo | ROAD | phnom-penh 0 0, ta-khmau 11 25, takeo 78 105
pp-prey-veng | ROAD | phnom-penh 0 0, neak-loeung 60 75, prey-veng 90 115
pp-kampong-speu | ROAD | phnom-penh 0 0, kampong-speu 48 70
pp-kampong-chhnang | ROAD | phnom-penh 0 0, udong 40 55, kampong-chhnang 91 115
pp-airport | ROAD | phnom-penh 0 0, techo-international-airport 24 45
sr-airport | ROAD | siem-reap 0 0, siem-reap-angkor-airport 48 60
sr-poipet | ROAD | siem-reap 0 0, kralanh 56 60, sisophon 105 115, poipet 152 165
sr-bkk | ROAD | siem-reap 0 0, poipet 152 165, aranyaprathet 158 250, bangkok 410 520
sr-bb | ROAD | siem-reap 0 0, kralanh 56 60, sisophon 105 115, battambang 172 195
sr-pailin | ROAD | siem-reap 0 0, sisophon 105 115, battambang 172 195, pailin 252 295
sr-anlong-veng | ROAD | siem-reap 0 0, anlong-veng 125 135
sr-o-smach | ROAD | siem-reap 0 0, kralanh 56 60, samraong 118 130, o-smach 158 180
sr-preah-vihear | ROAD | siem-reap 0 0, tbeng-meanchey 165 180
sr-pakse | ROAD | siem-reap 0 0, tbeng-meanchey 165 180, stung-treng 300 330, trapeang-kriel 360 400, nong-nok-khiene 362 465, nakasong 385 495, pakse 525 640
sr-shv | ROAD | siem-reap 0 0, phnom-penh 314 355, sihanoukville 544 600
sr-kampot | ROAD | siem-reap 0 0, phnom-penh 314 355, kampot 464 565
kcham-sr | ROAD | kampong-cham 0 0, skun 49 60, kampong-thom 142 160, siem-reap 288 325
kampot-shv | ROAD | kampot 0 0, veal-renh 57 75, sihanoukville 105 140
kampot-kep | ROAD | kampot 0 0, kep 25 35
kep-ha-tien | ROAD | kep 0 0, kampong-trach 22 30, ha-tien 48 105
shv-koh-kong | ROAD | sihanoukville 0 0, sre-ambel 95 115, andoung-tuek 145 180, koh-kong 245 300
koh-kong-trat | ROAD | koh-kong 0 0, trat 105 190
mondulkiri-banlung | ROAD | sen-monorom 0 0, banlung 180 235
stung-treng-islands | ROAD | stung-treng 0 0, trapeang-kriel 60 70, nong-nok-khiene 62 135, nakasong 85 165
shv-koh-rong | WATER | sihanoukville 0 0, koh-rong 26 45
shv-sanloem | WATER | sihanoukville 0 0, koh-rong-sanloem 24 45
islands | WATER | koh-rong 0 0, koh-rong-sanloem 10 20
shv-koh-sdach | WATER | sihanoukville 0 0, koh-sdach 62 120
kep-koh-tonsay | WATER | kep 0 0, koh-tonsay 6 20
pp-chau-doc | WATER | phnom-penh 0 0, chau-doc 125 280
vte-pakse | ROAD | vientiane 0 0, paksan 145 135, thakhek 337 315, seno 452 420, pakse 670 620
vte-savannakhet | ROAD | vientiane 0 0, paksan 145 140, thakhek 337 330, seno 452 445, savannakhet 485 485
vte-thakhek | ROAD | vientiane 0 0, paksan 145 140, vieng-kham 248 245, thakhek 337 330
vte-vang-vieng | ROAD | vientiane 0 0, vang-vieng 155 150
vte-lpb | ROAD | vientiane 0 0, vang-vieng 155 150, kasi 215 225, luang-prabang 340 420
vte-lpb-express | ROAD | vientiane 0 0, vang-vieng 155 135, luang-prabang 340 360
vte-phonsavan | ROAD | vientiane 0 0, paksan 145 140, phonsavan 375 490
vte-paksan | ROAD | vientiane 0 0, paksan 145 150
vte-udon | ROAD | vientiane 0 0, nong-khai 24 65, udon-thani 78 125
vte-airport | ROAD | vientiane 0 0, wattay-airport 7 20
vv-lpb | ROAD | vang-vieng 0 0, kasi 60 75, luang-prabang 185 270
lpb-nong-khiaw | ROAD | luang-prabang 0 0, nong-khiaw 140 210
lpb-luang-namtha | ROAD | luang-prabang 0 0, oudomxay 195 320, luang-namtha 310 500
lpb-huay-xai | ROAD | luang-prabang 0 0, oudomxay 195 320, pakbeng 340 540, huay-xai 480 750
lpb-phonsavan | ROAD | luang-prabang 0 0, phonsavan 260 450
lpb-sayaboury | ROAD | luang-prabang 0 0, sayaboury 110 150
phonsavan-sam-neua | ROAD | phonsavan 0 0, sam-neua 240 420
oudomxay-phongsaly | ROAD | oudomxay 0 0, phongsaly 215 420
luang-namtha-muang-sing | ROAD | luang-namtha 0 0, muang-sing 58 90
luang-namtha-boten | ROAD | luang-namtha 0 0, boten 55 75
luang-namtha-huay-xai | ROAD | luang-namtha 0 0, huay-xai 180 225
huay-xai-chiang-rai | ROAD | huay-xai 0 0, chiang-khong 14 40, chiang-rai 125 185
pakse-savannakhet | ROAD | pakse 0 0, seno 218 240, savannakhet 250 285
pakse-nakasong | ROAD | pakse 0 0, champasak 38 55, nakasong 140 170
pakse-don-khong | ROAD | pakse 0 0, don-khong 130 165
pakse-attapeu | ROAD | pakse 0 0, paksong 50 60, sekong 130 160, attapeu 205 250
pakse-paksong | ROAD | pakse 0 0, paksong 50 65
pakse-salavan | ROAD | pakse 0 0, salavan 125 145
pakse-ubon | ROAD | pakse 0 0, vang-tao 44 55, ubon-ratchathani 140 190
savannakhet-mukdahan | ROAD | savannakhet 0 0, mukdahan 15 40
thakhek-kong-lor | ROAD | thakhek 0 0, vieng-kham 92 105, kong-lor 140 180
nakasong-islands | WATER | nakasong 0 0, don-det 2 10, don-khone 7 30
huay-xai-pakbeng | WATER | huay-xai 0 0, pakbeng 150 420
pakbeng-lpb | WATER | pakbeng 0 0, luang-prabang 155 430
`;
