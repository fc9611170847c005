import { formatLegId, parseJourneyId } from '@naga/kernel/journey-id.js';
import { offsetDateTime } from '@naga/kernel/clock-time.js';
import { picturePath } from '@naga/kernel/picture.js';
import { addDays, dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { graphOf } from './graph.js';

/** A small invented market behind the real schema: pages are tested without servers, the schema still checks every document. */

const place = (id: string, slug: string, en: string, km: string, countryCode = 'KH') => ({
  id,
  slug,
  names: { en, km },
  type: 'CITY',
  countryCode,
  latitude: 11.5,
  longitude: 104.9,
  parent: null,
});
const places = [
  place('1', 'phnom-penh', 'Phnom Penh', 'ភ្នំពេញ'),
  place('2', 'siem-reap', 'Siem Reap', 'សៀមរាប'),
  place('3', 'sihanoukville', 'Sihanoukville', 'ព្រះសីហនុ'),
  place('4', 'koh-rong', 'Koh Rong', 'កោះរ៉ុង'),
  place('5', 'battambang', 'Battambang', 'បាត់ដំបង'),
  place('6', 'vientiane', 'Vientiane', 'វៀងចន្ទន៍', 'LA'),
  place('7', 'pakse', 'Pakse', 'ប៉ាក់សេ', 'LA'),
  place('8', 'bangkok', 'Bangkok', 'បាងកក', 'TH'),
];
const bySlug = (slug: string) => places.find((one) => one.slug === slug || one.id === slug);
const inLanguage = (language: string) => (one: (typeof places)[number]) => ({
  ...one,
  name: language === 'km' ? one.names.km : one.names.en,
});

const operator = (id: string, slug: string, name: string, rating: number, kind = 'BUS') => ({
  id,
  slug,
  name,
  rating,
  featured: Number(id) < 3,
  offline: false,
  countryCode: 'KH',
  tagLine: 'On the road since 2009',
  about: 'A family company with new coaches on the main roads of the kingdom.',
  city: 'Phnom Penh',
  phone: '+855 23 900 100',
  email: `hello@${slug}.example`,
  cancellationPolicy: null,
  allowLocalOnly: false,
  reviewCount: 120 * Number(id),
  transportTypes: [kind],
  branches: [],
  vehicles: [],
  logoUrl: null,
  website: null,
  reviewsOperatorId: id,
  changedAt: '2026-11-18T02:00:00.000Z',
});
const review = (id: string, more: object = {}) => ({
  id,
  authorName: 'Sokha',
  travelledOn: '2026-11-02',
  fromName: 'Phnom Penh',
  toName: 'Siem Reap',
  average: 4.5,
  issues: [],
  comments: 'On time, and clean.',
  language: 'en',
  answer: null,
  ...more,
});
const operators = [
  operator('1', 'mekong-ibis', 'Mekong Ibis', 4.7),
  operator('2', 'tonle-express', 'Tonle Express', 4.3),
  operator('3', 'battambang-lines', 'Battambang Lines', 4.1),
  operator('4', 'sly-lines', 'Sly </script><b>Lines', 3.1),
];
const amenity = (code: string, name: string) => ({ id: code, code, name, icon: code });
const amenities = [amenity('wifi', 'Wi-Fi'), amenity('ac', 'Air conditioning'), amenity('toilet', 'Toilet')];
const vehicles = [
  ['VIP 2+1', 'VIP coach', [0, 1, 2]],
  ['Coach 2+2', 'Coach', [1]],
  ['Van 15', 'Van', [0, 1]],
] as const;

const pictureOf = (digit: string) => picturePath('catalogue', digit.repeat(40));

const usd = (amount: number) => ({ amount, currency: 'USD' });
const total = (seats: number) => ({ seats: usd(seats), fee: usd(100), total: usd(seats + 100), original: null });
const stop = (id: string, name: string, location: object) => ({
  id,
  name,
  names: { en: name },
  latitude: 11.5,
  longitude: 104.9,
  timeZone: 'Asia/Phnom_Penh',
  location,
});

interface Leg {
  index: number;
  from: object;
  to: object;
  date: string;
  minutes: number;
  duration: number;
}

function legOf({ index, from, to, date, minutes, duration }: Leg) {
  const [name, category, indexes] = vehicles[index % 3]!;
  const boarding = stop(
    `${10 + (index % 3)}`,
    ['Night Market branch', 'Olympic Market', 'Central Market'][index % 3]!,
    from,
  );
  const dropOff = stop(`${20 + (index % 2)}`, ['Siem Reap office, town', 'Chong Kov Sou station'][index % 2]!, to);
  const day = travelDate(date);
  return {
    id: formatLegId({ routeScheduleId: `${100 + index}`, date: day, stopIdFrom: boarding.id, stopIdTo: dropOff.id }),
    routeScheduleId: `${100 + index}`,
    date,
    routeId: '1',
    routeTimingId: `${index}`,
    operator: operators[index % 3],
    vehicle: {
      id: `${index % 3}`,
      seatCount: 45,
      name,
      category,
      transportType: 'BUS',
      amenities: indexes.map((at) => amenities[at]),
      onBoardNote: null,
      picture: index % 3 === 0 ? `/files/catalogue/${'c'.repeat(40)}-96.webp` : null,
      gallery: [],
      galleryCaption: null,
    },
    boarding: { stop: boarding, time: offsetDateTime(day, minutes), position: 1 },
    dropOff: { stop: dropOff, time: offsetDateTime(day, minutes + duration), position: 2 },
    durationMinutes: duration,
    stops: [],
    tripInfos: [],
    routeAmenities: [],
    hasPassengerTypePricing: false,
    allowMaleNextToFemale: true,
    allowPickup: false,
    pickupLocations: [],
    specificNote: null,
    notOnSaleReason: null,
  };
}

function journeyOf(index: number, from: object, to: object, date: string, middle: object, areApart = false) {
  const minutes = 330 + index * 55;
  const duration = 340 + (index % 4) * 35;
  const connecting = index % 5 === 2;
  const first = legOf({
    index,
    from,
    to: connecting ? middle : to,
    date,
    minutes,
    duration: connecting ? 200 : duration,
  });
  const legs = connecting
    ? [first, legOf({ index: index + 1, from: middle, to, date, minutes: minutes + 250, duration: 200 })]
    : [first];
  const last = legs.at(-1)!;
  return {
    id: legs.map(({ id }) => id).join('~'),
    legs,
    connecting,
    freeSeats: [11, 27, 3, 18][index % 4],
    refundToday: [{ percent: 100, fixedFee: { amount: 100, currency: 'USD' }, until: '2026-11-23T00:30:00.000Z' }],
    departureTime: first.boarding.time,
    arrivalTime: last.dropOff.time,
    durationMinutes: connecting ? 450 : duration,
    changes: connecting ? [{ from: first.dropOff.stop, to: last.boarding.stop, waitMinutes: 50, walkMinutes: 0 }] : [],
    noFareReason: connecting && areApart ? 'TWO_CURRENCIES' : null,
    fare: ({ adults, children, alone }: { adults: number; children: number; alone: boolean }) =>
      connecting && areApart
        ? null
        : {
            nationals: [{ countryCode: 'KH', fare: total((700 + (index % 5) * 150) * adults + 400 * children) }],
            foreign: {
              ...total((900 + (index % 5) * 150) * adults + 500 * children),
              // Of one journey an amount a booking and a tenth of each seat, of which a way back leaves the tenth alone.
              promotionsAhead:
                index === 1
                  ? {
                      names: alone ? ['Slow boat weeks', 'Water festival'] : ['Slow boat weeks'],
                      discount: usd(105 * adults + (alone ? 100 : 0)),
                    }
                  : null,
            },
            hasChildPrice: index % 2 === 0,
            hasSeatTiers: index === 0,
          },
  };
}

/** Answers for one reader's language and one day ("today"); `areApart`: the rides of its connections are sold in two currencies. */
function market(language: string, areApart = false) {
  const localized = inLanguage(language);
  const pair = (from: string, to: string, transportTypes: string[], km: number, minutes: number, fare: number) => ({
    id: `${from}~${to}`,
    from: localized(bySlug(from)!),
    to: localized(bySlug(to)!),
    transportTypes,
    departuresPerDay: Math.round(km / 5),
    distanceKm: km,
    durationMinutes: minutes,
    lowestFare: usd(fare),
    changedAt: '2026-11-19T08:00:00.000Z',
  });
  const pairs = [
    pair('phnom-penh', 'siem-reap', ['BUS', 'TAXI'], 314, 340, 900),
    pair('sihanoukville', 'koh-rong', ['FERRY'], 24, 45, 1250),
    pair('siem-reap', 'bangkok', ['BUS'], 410, 540, 1900),
    pair('vientiane', 'pakse', ['BUS'], 670, 600, 2100),
    pair('phnom-penh', 'sihanoukville', ['BUS', 'TAXI'], 230, 210, 800),
  ];
  return {
    publicPromotions: [],
    popularRoutes: ({ limit, transportType }: { limit: number; transportType?: string }) =>
      pairs.filter((one) => transportType == null || one.transportTypes.includes(transportType)).slice(0, limit),
    searchLocations: ({ text }: { text: string }) =>
      places
        .map(localized)
        .filter(({ names }) =>
          [names.en, names.km].some((name) => name.toLowerCase().includes(text.toLowerCase().slice(0, 4))),
        )
        .map((location) => ({ location, stop: null, matchedText: location.name })),
    location: ({ slug }: { slug: string }) => {
      const found = bySlug(slug);
      return found === undefined ? null : localized(found);
    },
    locationPairs: () => pairs,
    searchJourneys: (asked: { from: string; to: string; date: string }) => {
      const [from, to, middle] = [asked.from, asked.to, 'battambang'].map(bySlug);
      if (from === undefined || to === undefined) return null;
      const empty = dayNumber(travelDate(asked.date)) % 10 === 0 || asked.to === 'pakse';
      const comesClose = empty && asked.from !== asked.to;
      const journeys = Array.from({ length: 12 }, (_, index) =>
        journeyOf(index, localized(from), localized(to), asked.date, localized(middle!), areApart),
      );
      return {
        from: localized(from),
        to: localized(to),
        date: asked.date,
        journeys: empty ? [] : journeys,
        notOnSale: [
          {
            routeScheduleId: '99',
            date: asked.date,
            departureTime: offsetDateTime(travelDate(asked.date), 300),
            operator: operators[0],
            reason: 'TOO_CLOSE',
          },
        ],
        nextDate: comesClose ? addDays(travelDate(asked.date), 1) : null,
        otherTransportTypes: comesClose ? ['TAXI'] : [],
        nearby: comesClose ? pairs.slice(0, 2) : [],
      };
    },
    journey: ({ id }: { id: string }) => {
      const first = parseJourneyId(id)?.[0];
      if (first === undefined) return null;
      const [from, to, middle] = ['phnom-penh', 'siem-reap', 'battambang'].map((slug) => localized(bySlug(slug)!));
      return journeyOf(Number(first.routeScheduleId) - 100, from!, to!, first.date, middle!);
    },
    routeInformation: ({ from }: { from: string }) =>
      from === 'phnom-penh'
        ? {
            id: '1',
            title: 'Along the great lake',
            about: 'Rice fields and </script><b>sugar palms.',
            advice: 'Sit on the left.',
            border: null,
            gallery: [`/files/catalogue/${'a'.repeat(40)}.webp`],
          }
        : null,
    journeyDays: ({ from, to, start, days }: { from: string; to: string; start: string; days: number }) =>
      Array.from({ length: days }, (_, index) => {
        const date = addDays(travelDate(start), index);
        return {
          id: `${from}~${to}~${date}~all`,
          date,
          journeyCount: 12,
          lowestFare: usd(850 + (dayNumber(date) % 4) * 50),
          lowestFareInCents: 850 + (dayNumber(date) % 4) * 50,
          nationalLowestFares: [
            {
              countryCode: 'KH',
              fare: usd(650 + (dayNumber(date) % 3) * 50),
              inCents: 650 + (dayNumber(date) % 3) * 50,
            },
          ],
        };
      }),
    operators: () => operators,
    operatorReviews: ({ page }: { page: number }) => ({
      total: 2,
      rating: 4.5,
      cleanliness: 4.5,
      punctuality: 4,
      busQuality: 5,
      professionalism: null,
      rows: page > 1 ? [] : [review('1'), review('2', { authorName: null, comments: null })],
    }),
    experiences: () => ({ total: 0, rows: [] }),
    experienceCategories: () => [],
    experienceCities: () => [],
    operator: ({ slug }: { slug: string }) => operators.find((one) => one.slug === slug) ?? null,
    amenities: () => amenities,
    galleryPictures: () => [
      { id: '1', caption: 'On the road at dawn', path: pictureOf('4'), transportType: null, amenity: null },
      { id: '2', caption: 'Cold water', path: pictureOf('5'), transportType: 'BUS', amenity: amenities[0] },
    ],
    vehicleAlbums: () => ({
      total: 2,
      rows: [
        {
          caption: 'Our VIP coaches',
          operator: operators[0],
          transportType: 'BUS',
          gallery: [pictureOf('1'), pictureOf('2')],
        },
        { caption: 'Van', operator: null, transportType: 'BUS', gallery: [pictureOf('3')] },
      ],
    }),
    routeAmenities: () => [],
  };
}

export const fakeGraph = graphOf((headers: Record<string, string>) => market(headers['accept-language'] ?? 'en'));

/** The same market where connections are sold in two currencies, ride by ride. */
export const apartGraph = graphOf(market('en', true));
