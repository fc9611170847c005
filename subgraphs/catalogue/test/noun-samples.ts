import type { RecordValues } from '@naga/server-kit/crud/check-values.js';
import { amenityNoun } from '../src/amenity/amenity.noun.js';
import { branchNoun } from '../src/branch/branch.noun.js';
import { galleryPictureNoun } from '../src/gallery/gallery-picture.noun.js';
import { aLine, aStop, aTiming } from '../src/line/line.fixture.js';
import { lineNoun } from '../src/line/line.noun.js';
import { locationNoun } from '../src/location/location.noun.js';
import { pickupLocationNoun } from '../src/pickup/pickup-location.noun.js';
import { stopNoun } from '../src/stop/stop.noun.js';
import { operatorNoun } from '../src/operator/operator.noun.js';
import { operatorAmenityNoun } from '../src/operator-amenity/operator-amenity.noun.js';
import { routeInformationNoun } from '../src/route-information/route-information.noun.js';
import { ticketTermNoun } from '../src/ticket-term/ticket-term.noun.js';
import { vehicleGalleryNoun } from '../src/vehicle-gallery/vehicle-gallery.noun.js';
import { aSeat } from '../src/seat-layout/seat-layout.fixture.js';
import { seatLayoutNoun } from '../src/seat-layout/seat-layout.noun.js';
import { seatCategoryNoun } from '../src/vehicle/seat-category.noun.js';
import { tripInfoNoun } from '../src/trip-info/trip-info.noun.js';
import { seatTypeNoun } from '../src/vehicle/seat-type.noun.js';
import { vehicleCategoryNoun } from '../src/vehicle/vehicle-category.noun.js';
import { vehicleSubcategoryNoun } from '../src/vehicle/vehicle-subcategory.noun.js';
import { vehicleTypeNoun } from '../src/vehicle/vehicle-type.noun.js';

/** The nth record of a noun: texts are told apart by their number, and hold a word that lists are searched for. */
type Sample = (n: number) => RecordValues;

const named = (n: number) => ({ en: `Sample ${n}`, km: `គំរូ ${n}` });

export const samples: ReadonlyMap<string, Sample> = new Map<string, Sample>([
  [amenityNoun.name, (n) => ({ code: `sample-${n}`, names: named(n), icon: 'wifi' })],
  [
    branchNoun.name,
    (n) => ({
      name: `Sample ${n}`,
      operatorId: '1',
      locationId: n % 2 === 0 ? null : '1',
      address: `${n} Sisowath Quay`,
      contactPhone: '+855 23 900 100',
    }),
  ],
  [
    galleryPictureNoun.name,
    (n) => ({
      caption: named(n),
      picture: null,
      transportType: n % 3 === 0 ? null : 'BUS',
      amenityId: n % 2 === 0 ? null : '1',
      shownIn: n % 2 === 0 ? 'SITE' : 'APP',
      position: n % 10_000,
    }),
  ],
  [
    locationNoun.name,
    (n) => ({
      names: named(n),
      type: 'TOWN',
      countryCode: 'KH',
      parentId: '1',
      subdivisionCode: `KH-${n % 1000}`,
      geonamesId: 1_800_000 + n,
      latitude: 11.5 + n / 1000,
      longitude: 104.25,
      source: null,
    }),
  ],
  [
    operatorNoun.name,
    (n) => ({
      names: named(n),
      slug: `sample-${n}`,
      countryCode: 'KH',
      featured: true,
      allowLocalOnly: false,
      confirmsByHand: false,
      receiveTicketCopy: n % 2 === 0,
      ticketPhone: '+855 23 900 100',
      ticketEmail: `tickets-${n}@sample.example`,
      website: 'https://sample.example',
      city: 'Kampot',
      email: `office-${n}@sample.example`,
      phone: null,
      latitude: 10.6,
      longitude: 104.18,
      logo: null,
      appBackground: null,
      appTagLine: null,
      about: named(n),
      cancellationPolicy: { en: `Sample ${n}\n\nOn two lines`, km: `គំរូ ${n}` },
      ownOperatorId: null,
      otherOperatorId: '1',
    }),
  ],
  [
    operatorAmenityNoun.name,
    (n) => ({
      note: named(n),
      // No two of a hundred in a row are of the same operator and vehicle type.
      operatorId: String(1 + (Math.floor(n / 8) % 13)),
      vehicleTypeId: String(1 + (n % 8)),
      amenityIds: n % 2 === 0 ? [] : ['1'],
      lackingIds: n % 2 === 0 ? ['1'] : [],
    }),
  ],
  [
    pickupLocationNoun.name,
    (n) => ({
      names: named(n),
      operatorId: n % 2 === 0 ? null : '1',
      locationId: '1',
      address: `${n} Sisowath Quay`,
      latitude: 11.5 + n / 1000,
      longitude: 104.25,
      minutesBefore: n % 60,
      stopIds: n % 3 === 0 ? [] : ['1', '2'],
    }),
  ],
  [
    routeInformationNoun.name,
    (n) => ({
      title: named(n),
      // No two of a hundred in a row are of the same pair.
      fromLocationId: String(1 + (n % 10)),
      toLocationId: String(11 + (Math.floor(n / 10) % 10)),
      wayBackToo: n % 2 === 0,
      about: { en: `Sample ${n}\n\nOn two lines`, km: `គំរូ ${n}` },
      advice: n % 3 === 0 ? null : named(n),
      border: n % 3 === 0 ? null : named(n),
      gallery: [],
    }),
  ],
  [seatCategoryNoun.name, (n) => ({ names: named(n) })],
  [
    seatTypeNoun.name,
    (n) => ({ abbreviation: `S${n}`, description: named(n), icon: n % 2 === 0 ? null : 'bed', seatCategoryId: '1' }),
  ],
  [
    stopNoun.name,
    (n) => ({
      names: named(n),
      operatorId: '1',
      locationId: '1',
      address: `${n} Sisowath Quay`,
      contactPhone: '+855 23 900 100',
      latitude: 11.5 + n / 1000,
      longitude: 104.25,
      source: 'editor',
    }),
  ],
  [
    ticketTermNoun.name,
    (n) => ({
      title: named(n),
      operatorId: n % 2 === 0 ? null : '1',
      transportType: n % 3 === 0 ? null : 'BUS',
      text: { en: `Sample ${n}\n\nOn two lines`, km: `គំរូ ${n}` },
    }),
  ],
  [tripInfoNoun.name, (n) => ({ code: `sample-${n}`, names: named(n) })],
  [vehicleCategoryNoun.name, (n) => ({ names: named(n) })],
  [
    vehicleGalleryNoun.name,
    (n) => ({
      caption: named(n),
      // No two of a hundred in a row are of the same operator and subcategory.
      operatorId: String(1 + (Math.floor(n / 8) % 13)),
      vehicleSubcategoryId: String(1 + (n % 8)),
      gallery: [],
    }),
  ],
  [vehicleSubcategoryNoun.name, (n) => ({ vehicleCategoryId: '1', names: named(n) })],
  [
    vehicleTypeNoun.name,
    (n) => ({
      names: named(n),
      operatorId: n % 2 === 0 ? null : '1',
      transportType: 'BUS',
      vehicleCategoryId: '1',
      vehicleSubcategoryId: null,
      seatLayoutId: '1',
      amenityIds: n % 3 === 0 ? [] : ['1'],
      gallery: [],
    }),
  ],
]);

const TRANSPORTS = ['BUS', 'TAXI', 'FERRY'] as const;

/** The nth of those that are drawn, whole. */
export const drawnSamples: ReadonlyMap<string, Sample> = new Map<string, Sample>([
  [
    lineNoun.name,
    (n) => ({
      ...aLine({
        names: named(n),
        // What is driven, a bus drives.
        transportType: n % 2 === 0 ? 'BUS' : TRANSPORTS[n % 3]!,
        distanceKm: n,
        stops: [aStop('1', 0), aStop('2', 90)],
        timings: n % 2 === 0 ? [aTiming(['07:30', '09:00'])] : [],
      }),
    }),
  ],
  [
    seatLayoutNoun.name,
    (n) => ({
      operatorId: n % 2 === 0 ? null : '1',
      name: `Sample ${n}`,
      floors: 1,
      rows: 1,
      columns: 8,
      seats: Array.from({ length: 1 + (n % 8) }, (_, at) => aSeat(`${n % 100}${'ABCDEFGH'[at]}`, at + 1)),
    }),
  ],
]);
