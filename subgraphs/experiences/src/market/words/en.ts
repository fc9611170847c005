import type { ExperienceWords } from '../experience-words.js';

export const en = {
  'angkor-sunrise-by-bicycle': {
    title: 'Angkor sunrise by bicycle',
    summary: 'Watch the day begin at Angkor Wat, then ride quiet forest tracks to Bayon and Ta Prohm.',
    description:
      'We leave in the dark with lights on the bicycles and reach the west gate before the sun. After breakfast we follow tracks through the forest, away from the buses. 28 km, flat, mostly shade. The temple pass is not included.',
    meetingPoint: 'Old Market, east gate, Siem Reap',
  },
  'siem-reap-evening-food-walk': {
    title: 'Evening food walk in Siem Reap',
    summary: 'Eight small dishes at five family stalls, chosen by a guide who grew up around the corner.',
    description:
      'We eat where the neighbours eat: grilled beef skewers, num banh chok, rice cakes, sugar cane juice. Tell us what you do not eat and the guide chooses other stalls. Come hungry; about 2 km on foot.',
    meetingPoint: 'Royal Gardens, south corner, Siem Reap',
  },
  'tonle-sap-floating-village': {
    title: 'Kampong Khleang stilt village by boat',
    summary: 'A half day on the Tonle Sap among houses that stand ten metres above the dry season.',
    description:
      'A van takes you to the village, a wooden boat out to the open lake. In the dry months the channel is narrow and the boat short; then we walk more. We buy our lunch in the village and do not visit schools.',
    meetingPoint: 'Your hotel in Siem Reap',
  },
  'khmer-ceramics-workshop': {
    title: 'Khmer ceramics at the wheel',
    summary: 'Two hours at a potter’s wheel; your two best pieces are fired and sent after you.',
    description:
      'A potter shows you how to centre, open and pull the clay. Beginners are welcome, aprons are there. Firing takes three days; we post the pieces to any address in Cambodia without charge.',
    meetingPoint: 'Pottery house, River Road, Siem Reap',
  },
  'angkor-temples-three-days': {
    title: 'Angkor in three unhurried days',
    summary: 'The great temples, Banteay Srei and a village stay, with two nights in a small hotel.',
    description:
      'Day one the small circle, day two Banteay Srei and a walk to the river carvings, day three a free morning and Angkor Wat at the quietest hour. Two nights for guests sharing a room; a single room costs more on the spot.',
    meetingPoint: 'Your hotel or the bus terminal in Siem Reap',
  },
  'phnom-penh-sunset-boat': {
    title: 'Sunset where four rivers meet',
    summary: 'Ninety minutes by boat past the Royal Palace while the sky turns over the Mekong.',
    description:
      'A covered wooden boat with open sides goes from the quay to the fishing families on the far bank and back along the palace. One drink is included. In rain we go all the same, with the curtains down.',
    meetingPoint: 'Passenger quay, Sisowath, Phnom Penh',
  },
  'mekong-silk-island-ride': {
    title: 'Silk Island by bicycle',
    summary: 'A ferry, orchards and the looms under the houses of Koh Dach, an hour from the capital.',
    description:
      'We cross the Mekong with the motorbikes and ride 22 km of village road. A weaver shows how silk is spun and dyed; nobody has to buy. Lunch is cooked by a family on the island.',
    meetingPoint: 'Bicycle house near the Night Market, Phnom Penh',
  },
  'phnom-penh-market-cooking-class': {
    title: 'Market and cooking class',
    summary: 'Buy at Boeung Keng Kang market, cook fish amok and three more dishes on a roof.',
    description:
      'We start with the shopping, pound our own kroeung and cook at separate stoves. You eat what you cook and take the recipes along in your language. A vegetarian menu is cooked the same day.',
    meetingPoint: 'Boeung Keng Kang market, main gate, Phnom Penh',
  },
  'khmer-massage-herbal-steam': {
    title: 'Khmer massage and herbal steam',
    summary: 'Two hours of rest: a steam bath of lemongrass and kaffir lime, then a dry Khmer massage.',
    description:
      'The masseurs are trained and paid by the hour, not by tip. You wear loose cotton clothes, no oil is used. Not suitable during pregnancy or with high blood pressure; please tell us about old injuries.',
    meetingPoint: 'Wellness house, Street 278, Phnom Penh',
  },
  'kampot-pepper-farm': {
    title: 'Kampot pepper farm and salt fields',
    summary: 'Taste green, black, red and white pepper where it grows, and see how sea salt is raked.',
    description:
      'By tuk-tuk through the countryside to a family plantation, with a tasting and a simple lunch. Salt is raked from January to April; in the other months we stop at the Secret Lake instead.',
    meetingPoint: 'Durian roundabout, Kampot',
  },
  'kampot-river-fireflies': {
    title: 'Kampot river at dusk with fireflies',
    summary: 'Up the Kampong Bay river towards Bokor as the sun sets; on the way back the trees blink.',
    description:
      'A slow boat with cushions and a roof. Fireflies are wild: on moonless nights there are many, at full moon few, and we say so before you pay.',
    meetingPoint: 'Old Bridge pier, Kampot',
  },
  'bokor-mountain-day': {
    title: 'Bokor mountain by van',
    summary: 'Cool air, the old hill station, a waterfall and the view over the gulf at a thousand metres.',
    description:
      'The road climbs 32 km through the national park. We walk to the old church, the hill station and, from July to November, the Popokvil fall. Take a jacket: the clouds come quickly.',
    meetingPoint: 'Durian roundabout, Kampot',
  },
  'kampot-riverside-retreat': {
    title: 'Riverside rest: four days in Kampot',
    summary: 'Three nights by the river with morning yoga, two massages and nothing you have to do.',
    description:
      'A wooden bungalow, breakfast and dinner, yoga at seven for those who like, a kayak whenever you want it. The kitchen is vegetarian with fish on request.',
    meetingPoint: 'Bungalows on the east bank, Kampot',
  },
  'battambang-bamboo-train-and-bats': {
    title: 'Bamboo train and the bats of Phnom Sampov',
    summary: 'A ride on the norry, a hill of caves, and at dusk a river of bats across the sky.',
    description:
      'The bamboo train runs on its new track near Banan. On Phnom Sampov we also visit the memorial cave and speak about the years it remembers. The bats fly at about half past five, every evening.',
    meetingPoint: 'Your hotel in Battambang',
  },
  'battambang-country-cycling': {
    title: 'Rice paper and rice wine: the villages by bicycle',
    summary: 'Twenty-five flat kilometres to families who make rice paper, fish paste and bamboo rice.',
    description:
      'Short stages, many stops and a taste at each. Part of the price goes to the families we visit. Children’s bicycles and seats are there; please give ages when you ask.',
    meetingPoint: 'Bicycle shop on Street 2.5, Battambang',
  },
  'koh-rong-plankton-night-boat': {
    title: 'Koh Rong by night: swim with plankton',
    summary: 'A small boat into the dark bay, a mask, and light that follows your hands in the water.',
    description:
      'We anchor away from the lamps. The glow is strongest without a moon; around full moon the boat does not go. Life jackets for everyone; you must be able to swim.',
    meetingPoint: 'Main pier, Koh Touch, Koh Rong',
  },
  'koh-rong-three-days': {
    title: 'Three days on Koh Rong',
    summary: 'Ferry both ways, two nights at Long Set beach, one day round the island by boat.',
    description:
      'The ferry from Sihanoukville and the transfer to the beach are included. On the second day a boat goes round the island with two stops for snorkelling. In the monsoon the sea may cancel a ferry; then you travel on the next one.',
    meetingPoint: 'Ferry pier, Sihanoukville',
  },
  'kratie-river-dolphins': {
    title: 'River dolphins at Kampi',
    summary: 'An hour on the Mekong with the engine off, waiting for the Irrawaddy dolphins.',
    description:
      'About ninety of them are left in the river. The boat keeps its distance and drifts; we see dolphins on most days, but nobody can promise. On the way back we stop at the hundred-pillar pagoda.',
    meetingPoint: 'Riverside park, Kratie',
  },
  'luang-prabang-kuang-si-falls': {
    title: 'Kuang Si falls before the crowd',
    summary: 'Leave at seven, have the blue pools to yourself, and visit the bears on the way out.',
    description:
      'A shared van, the entrance fee and a picnic are included. You may swim in two of the pools; please cover up in the rest of the park. In August and September the water is brown and strong.',
    meetingPoint: 'Your hotel in Luang Prabang',
  },
  'luang-prabang-weaving-class': {
    title: 'Weave your own scarf',
    summary: 'Dye silk with leaves and bark and weave a place mat at a real loom by the Mekong.',
    description:
      'A weaver from a village nearby sits beside you, one for two guests. In half a day you dye three colours and weave one piece to take home. Tea from the garden all the while.',
    meetingPoint: 'Weaving house, Ban Saylom, Luang Prabang',
  },
  'luang-prabang-pak-ou-slow-boat': {
    title: 'Slow boat to the Pak Ou caves',
    summary: 'Two hours up the Mekong to the caves of a thousand Buddhas, one hour back.',
    description:
      'A long wooden boat with real chairs. We stop at a village that distils rice spirit. There are many steps at the upper cave and it is dark inside: bring shoes that hold.',
    meetingPoint: 'Boat landing behind Wat Xieng Thong, Luang Prabang',
  },
  'vientiane-temples-by-tuk-tuk': {
    title: 'Vientiane’s temples by tuk-tuk',
    summary: 'That Luang, Sisaket and Ho Phra Keo with a former monk who explains what you see.',
    description:
      'Four temples and the Patuxai arch in half a day. Shoulders and knees must be covered; sarongs can be borrowed. Entrance fees are included.',
    meetingPoint: 'Nam Phou fountain, Vientiane',
  },
  'vientiane-herbal-sauna': {
    title: 'Forest temple: herbal sauna and Lao massage',
    summary: 'The wooden sauna of a monastery outside the centre, with tea and an hour of massage.',
    description:
      'A plain place and a true one: no music, no pool, men and women apart. You get a sarong and a locker. We drive you there and back.',
    meetingPoint: 'Nam Phou fountain, Vientiane',
  },
  'vang-vieng-nam-song-kayak': {
    title: 'Kayak on the Nam Song',
    summary: 'Nine kilometres between limestone towers, with a cave to swim into on an inner tube.',
    description:
      'Easy water from November to May; in the rains only for those who have paddled before. Two in a boat, a guide for every four boats. Helmets and lamps for the cave are there.',
    meetingPoint: 'River house by the toll bridge, Vang Vieng',
  },
  'vang-vieng-two-days': {
    title: 'Vang Vieng: peaks and lagoons in two days',
    summary: 'A night in a riverside lodge, the Nam Xay viewpoint and a blue lagoon by bicycle.',
    description:
      'Day one by bicycle through the rice fields to the lagoon, day two the steep path to Nam Xay for sunrise: 40 minutes of climbing, with ropes in two places. One night, two meals.',
    meetingPoint: 'Railway station or your hotel, Vang Vieng',
  },
  'pakse-bolaven-coffee-and-falls': {
    title: 'Bolaven: coffee and waterfalls',
    summary: 'Up to the cool plateau for coffee from the bush to the cup, and three waterfalls.',
    description:
      'A coffee farmer walks you through the garden and roasts with you. Tad Fane falls 120 metres; at Tad Yuang you may bathe. A long day with much driving, so bring something for the children.',
    meetingPoint: 'Your hotel in Pakse',
  },
  'champasak-wat-phou': {
    title: 'Wat Phou and the river road',
    summary: 'The Khmer temple older than Angkor Wat, seen in the soft light of the late afternoon.',
    description:
      'By van to Champasak, by ferry over the Mekong where it still runs, then two hours at the temple with a guide. The upper terrace is reached by steep old steps.',
    meetingPoint: 'Your hotel in Pakse',
  },
  'don-det-four-thousand-islands': {
    title: 'Four Thousand Islands in three days',
    summary: 'Two nights on Don Det, the Khone falls, and the old French railway by bicycle.',
    description:
      'Van and boat from Pakse, a room with a hammock over the river, a bicycle for both days and a boat to the falls. The islands are quiet; electricity and Wi-Fi sometimes rest too.',
    meetingPoint: 'Your hotel in Pakse',
  },
} satisfies Record<string, ExperienceWords>;
