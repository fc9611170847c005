import { INK, RICE } from './palette.js';
import { along, CEILING, EYES, FLOOR, MIDDLE, sides } from './perspective.js';

const ROWS = [0.33, 0.42, 0.55, 0.74, 1.02] as const;

export interface Seated {
  /** Middles of the seats of a row, in pixels one step ahead. */
  readonly at: readonly number[];
  readonly width: number;
  readonly colour: string;
  readonly seam: string;
  /** How near rows are. */
  readonly rows?: readonly number[];
}

/** A seat from behind, with a cloth over its head; drawn one step ahead, the middle of its upper edge at 0, 0. */
const seat = ({ width, colour, seam }: Seated): string =>
  `<rect x="${-width / 2}" width="${width}" height="345" rx="26" fill="${colour}" stroke="${INK}" stroke-opacity=".35" stroke-width="4"/>` +
  `<path fill="none" stroke="${seam}" stroke-width="5" d="M${width * -0.36} 145h${width * 0.72}v138h${width * -0.72}z"/>` +
  `<path fill="${RICE}" d="M${width * -0.34}-3h${width * 0.68}v58h${width * -0.68}z"/>`;

/** Rows of seats behind each other, the nearest over the others. */
export const seats = (seated: Seated): string =>
  (seated.rows ?? ROWS)
    .flatMap((near) =>
      seated.at.map(
        (x) =>
          `<g transform="translate(${(MIDDLE + x * near).toFixed(1)} ${(EYES + (FLOOR - 330) * near).toFixed(1)}) scale(${near})">${seat(seated)}</g>`,
      ),
    )
    .join('');

/** Where beds stand beside the aisle. */
const AISLE = 235;

/** A bed with its light on: a sheet, a pillow at its front, a curtain at its foot. */
function bed(side: 1 | -1, [top, bottom]: readonly [number, number], [far, near]: readonly [number, number]): string {
  const x = side * AISLE;
  const length = near - far;
  return [
    along('#ffe3a3', x, [top, bottom], [far, near]),
    along('#8fa6d6', x, [bottom - 62, bottom - 26], [far, near]),
    along(RICE, x, [bottom - 92, bottom - 26], [far, far + length * 0.34]),
    along(RICE, x, [bottom - 26, bottom], [far, near]),
    along('#39558c', x, [top, bottom], [far + length * 0.62, near]),
  ].join('');
}

const BEDS = [
  [0.29, 0.42],
  [0.45, 0.66],
  [0.7, 1.05],
  [1.11, 2.2],
] as const;

/** Beds on two floors on both sides of the aisle. */
export const beds = (): string =>
  sides(
    (side) =>
      along('#e9e4d6', side * AISLE, [CEILING, FLOOR]) +
      BEDS.map((reach) => bed(side, [-230, -20], reach) + bed(side, [80, 320], reach)).join(''),
  );
