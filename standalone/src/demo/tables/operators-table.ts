/**
 * Invented operators: none of them exists. Columns: name, country, flags, how good it is (about what its reviews add up to), travellers carried of whom some write, commission (basis points),
 * telephone, home and branches (places), stops it uses ('place=stop', two joined by '+'). Flags: featured, offline, locals (sells to locals only), hand (confirms by hand), manual (writes ticket codes by
 * hand), copy (gets a copy of each ticket), documents (asks passport number and date of birth), children (a price for children), offer (15 % off for foreign visitors), km or th (is written to in that language, else in English).
 */
export const OPERATORS = `
Mekong Ibis | KH | featured copy | 4.7 | 1284 | 1200 | +855 23 900 101 | phnom-penh siem-reap sihanoukville kampot | phnom-penh=ibis-branch siem-reap=ibis-office sihanoukville=golden-lions kampot=durian-roundabout
Tonle Express | KH | featured children | 4.3 | 2210 | 1000 | +855 23 900 102 | phnom-penh siem-reap sihanoukville battambang | phnom-penh=olympic-market siem-reap=chong-kov-sou
Battambang Lines | KH | children | 4.1 | 873 | 1000 | +855 53 900 103 | battambang phnom-penh siem-reap poipet | phnom-penh=central-market battambang=boeung-chhouk siem-reap=phsar-leu poipet=market
Angkor Swift Vans | KH | featured offer | 4.5 | 1640 | 1300 | +855 63 900 104 | siem-reap phnom-penh | phnom-penh=night-market siem-reap=sivatha-road
Bayon Night Lines | KH | | 4.0 | 655 | 1200 | +855 63 900 105 | siem-reap phnom-penh sihanoukville | phnom-penh=orussey-market siem-reap=old-market sihanoukville=golden-lions
Apsara Road | KH | children | 3.9 | 1120 | 900 | +855 23 900 106 | phnom-penh siem-reap kampong-cham | phnom-penh=chroy-changvar siem-reap=chong-kov-sou
Pepper Coast Shuttle | KH | featured | 4.6 | 930 | 1300 | +855 33 900 107 | kampot kep phnom-penh sihanoukville | phnom-penh=stung-mean-chey kampot=old-market kep=kep-beach sihanoukville=golden-lions
Cardamom Coach | KH | | 4.0 | 388 | 1000 | +855 35 900 108 | koh-kong sihanoukville phnom-penh | phnom-penh=stung-mean-chey
Heron Island Ferries | KH | featured children | 4.4 | 1522 | 1500 | +855 34 900 109 | sihanoukville koh-rong | sihanoukville=serendipity-pier koh-rong=koh-touch-pier koh-rong-sanloem=saracen-bay-pier
Coral Wing Boats | KH | | 4.2 | 710 | 1500 | +855 34 900 110 | sihanoukville koh-rong-sanloem | sihanoukville=port-pier koh-rong=long-set-pier koh-rong-sanloem=mpai-bay-pier
Lotus Road Taxi | KH | copy km | 4.6 | 402 | 1400 | +855 23 900 111 | phnom-penh siem-reap | phnom-penh=night-market siem-reap=sivatha-road sihanoukville=golden-lions
Sarus Cars | KH | hand km | 4.4 | 215 | 1400 | +855 63 900 112 | siem-reap poipet | siem-reap=old-market poipet=border-gate
Delta Gate Coaches | KH | children | 4.2 | 990 | 1100 | +855 23 900 113 | phnom-penh bavet ho-chi-minh-city | phnom-penh=chbar-ampov+olympic-market ho-chi-minh-city=pham-ngu-lao
Highland Lines | KH | | 4.0 | 541 | 1000 | +855 75 900 114 | banlung sen-monorom kratie stung-treng phnom-penh | phnom-penh=chroy-changvar
Rice Field Bus | KH | locals manual | 3.6 | 300 | 800 | +855 23 900 115 | phnom-penh takeo | phnom-penh=orussey-market
Old Bridge Coaches | KH | offline | 3.4 | 120 | 900 | +855 53 900 116 | battambang | phnom-penh=central-market
Siam Gate Coaches | TH | documents th | 4.1 | 618 | 1200 | +66 2 900 1170 | bangkok aranyaprathet | bangkok=khao-san+mo-chit siem-reap=old-market poipet=border-gate phnom-penh=olympic-market
Provincial Star | KH | children | 3.8 | 760 | 900 | +855 23 900 118 | phnom-penh takeo kampong-chhnang prey-veng | phnom-penh=orussey-market
Vieng Stars | LA | featured children | 4.5 | 1340 | 1100 | +856 21 900 119 | vientiane pakse savannakhet thakhek | vientiane=southern-station pakse=vip-station
Lane Chang Vans | LA | featured offer | 4.3 | 1015 | 1200 | +856 21 900 120 | vientiane vang-vieng luang-prabang | vientiane=talat-sao vang-vieng=town-office luang-prabang=post-office
Northern Karst Lines | LA | | 3.9 | 433 | 1000 | +856 71 900 121 | luang-prabang luang-namtha huay-xai oudomxay | luang-prabang=northern-station huay-xai=station
Bolaven Transport | LA | | 4.1 | 377 | 1000 | +856 31 900 122 | pakse attapeu salavan | pakse=dao-heuang
Four Thousand Islands Boats | LA | children documents | 4.4 | 512 | 1400 | +856 31 900 123 | nakasong don-det | nakasong=nakasong-pier pakse=dao-heuang
Mekong Crossing | LA | hand | 4.0 | 290 | 1200 | +856 31 900 124 | pakse stung-treng siem-reap | siem-reap=chong-kov-sou pakse=vip-station nakasong=nakasong-station
Nam Ou River Boats | LA | | 4.2 | 265 | 1300 | +856 71 900 125 | luang-prabang huay-xai | luang-prabang=river-pier huay-xai=river-pier pakbeng=river-pier
`;
