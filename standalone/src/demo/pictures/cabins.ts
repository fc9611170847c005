import { INK, RIVER, SAFFRON } from './palette.js';
import { ahead, along, CEILING, FLOOR, lying, shelf, sides, WALL } from './perspective.js';
import { beds, seats } from './places-on-board.js';
import { drawing, shade } from './scenery.js';

/** From where to where windows reach, by how near they are. */
const WINDOWS = [
  [0.29, 0.36],
  [0.38, 0.49],
  [0.52, 0.68],
  [0.72, 0.98],
  [1.04, 1.5],
] as const;

const SKY = '#bfe3e4';
const SEA = '#7cc4c4';
const NIGHT = '#0b3a38';

const BOTTOM = 114;
const ROAD =
  ahead('#8cc7a8', [-10, BOTTOM], [394, 394]) +
  ahead('#5d6b66', [-10, BOTTOM], [24, 190]) +
  ahead('#fff', [20, BOTTOM], [6, 16]);
const WATER = ahead('#4f9f93', [-60, 0], [40, 200]) + ahead(RIVER.river, [0, BOTTOM], [394, 394]);
const LIGHTS = ahead(RIVER.night, [-234, BOTTOM], [394, 394]) + ahead('#7d8a72', [-10, BOTTOM], [30, 230]);

interface Room {
  readonly wall: string;
  readonly floor: string;
  /** What is seen through the windows at its sides. */
  readonly outside: string;
  /** And through the windscreen. */
  readonly before: string;
}

/** Walls with their windows, and the way ahead through the windscreen. */
const room = ({ wall, floor, outside, before }: Room): string =>
  [
    `<defs>${shade('wall', '#fdfaf2', wall)}</defs><path fill="url(#wall)" d="M0 0h960v720H0z"/>`,
    lying(floor, FLOOR, [-WALL, WALL]),
    lying('#fff', CEILING, [-WALL, WALL], 'opacity=".7"'),
    sides(
      (side) =>
        shelf('#e4e0d4', side) + WINDOWS.map((reach) => along(outside, side * WALL, [-190, 50], reach)).join(''),
    ),
    ahead('#d5eee8', [-240, 120], [400, 400], `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`),
    before,
  ].join('');

/** What one sees inside, by vehicle. */
export const CABINS = {
  coach: drawing(
    room({ wall: '#e9e4d6', floor: '#8f9a94', outside: SKY, before: ROAD }),
    seats({ at: [-420, -255, 255, 420], width: 150, colour: RIVER.river, seam: RIVER.strong }),
  ),
  vip: drawing(
    room({ wall: '#f0e6d2', floor: '#6f5d4c', outside: SKY, before: ROAD }),
    seats({ at: [-400, -205, 330], width: 180, colour: '#8c3a28', seam: '#c98a5f' }),
  ),
  sleeper: drawing(room({ wall: '#d8cfc0', floor: '#2a3836', outside: NIGHT, before: LIGHTS }), beds()),
  van: drawing(
    room({ wall: '#ece7db', floor: '#5b5f5c', outside: SKY, before: ROAD }),
    seats({ at: [-395, -185, 350], width: 190, colour: '#5b2a4b', seam: '#b27f9f', rows: [0.4, 0.6, 0.95] }),
  ),
  ferry: drawing(
    room({ wall: '#e6eeee', floor: '#7f9a98', outside: SEA, before: WATER }),
    seats({ at: [-450, -345, -240, -105, 0, 105, 240, 345, 450], width: 96, colour: RIVER.deep, seam: SAFFRON }),
  ),
} as const;
