import { ferry, longboat, slowboat } from './boats.js';
import { CABINS } from './cabins.js';
import { taxi, van } from './cars.js';
import { sleeperCoach, standardCoach, vipCoach } from './coaches.js';
import { type Livery, LIVERIES } from './palette.js';
import {
  at,
  DAY_ROAD,
  drawing,
  EVENING,
  hills,
  ISLANDS,
  KARST,
  MORNING,
  NIGHT,
  NIGHT_ROAD,
  riverLine,
  water,
} from './scenery.js';
import { SCENES } from './scenes.js';

const byDay = (vehicle: string): string => drawing(MORNING, DAY_ROAD, at(480, 606, vehicle), riverLine('#fff'));
const atNight = (vehicle: string): string => drawing(NIGHT, NIGHT_ROAD, at(480, 606, vehicle), riverLine('#3cc0b0'));
const inTheEvening = (vehicle: string): string =>
  drawing(EVENING, DAY_ROAD, at(480, 606, vehicle, 1.1), riverLine('#fff'));

const inAllLiveries = (kind: string, draw: (livery: Livery) => string) =>
  Object.entries(LIVERIES).map(([name, livery]) => [`${kind} ${name}`, () => draw(livery)] as const);

/** Every drawing there is, as SVG, by what it is called in tables/pictures-table.ts. */
export const DRAWINGS: ReadonlyMap<string, () => string> = new Map([
  ...inAllLiveries('coach', (livery) => byDay(standardCoach(livery))),
  ...inAllLiveries('vip', (livery) => byDay(vipCoach(livery))),
  ...inAllLiveries('sleeper', (livery) => atNight(sleeperCoach(livery))),
  ...inAllLiveries('van', (livery) => inTheEvening(van(livery))),
  ['taxi', () => drawing(MORNING, DAY_ROAD, at(480, 606, taxi(LIVERIES.river), 1.15), riverLine('#fff'))],
  ['ferry', () => drawing(MORNING, ISLANDS, water('#7cc4c4', '#17897f'), at(480, 590, ferry()), riverLine('#fff'))],
  [
    'longboat',
    () =>
      drawing(
        EVENING,
        hills('#b9dfd9', '#8cc7a8'),
        water('#9cc9a8', '#3c8f7c'),
        at(470, 590, longboat()),
        riverLine('#fff'),
      ),
  ],
  ['slowboat', () => drawing(MORNING, KARST, water('#b9c79a', '#5f8a63'), at(480, 590, slowboat()), riverLine('#fff'))],
  ...Object.entries(CABINS).map(([kind, svg]) => [`inside ${kind}`, () => svg] as const),
  ...Object.entries(SCENES).map(([name, svg]) => [name, () => svg] as const),
]);
