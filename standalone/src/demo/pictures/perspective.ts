/** Where all lines of a cabin run to, as one looks ahead. */
export const [MIDDLE, EYES] = [480, 320];
/** Half of a cabin's width, its ceiling and its floor, in pixels where they are one step before the one who looks. */
export const [WALL, CEILING, FLOOR] = [530, -330, 430];
/** How large its front end appears. */
export const END = 0.26;
/** Behind the one who looks. */
export const BEHIND = 2.2;

type Point = readonly [x: number, y: number, near: number];

const point = ([x, y, near]: Point): string => `${Math.round(MIDDLE + x * near)} ${Math.round(EYES + y * near)}`;
const face = (fill: string, points: readonly Point[], more: string): string =>
  `<path fill="${fill}" d="M${points.map(point).join('L')}z" ${more}/>`;

/** Something that stands on one side of the aisle and runs along it. */
export const along = (
  fill: string,
  x: number,
  [top, bottom]: readonly [number, number],
  [far, near]: readonly [number, number] = [END, BEHIND],
): string =>
  face(
    fill,
    [top, bottom].flatMap((y, nth): Point[] =>
      nth
        ? [
            [x, y, near],
            [x, y, far],
          ]
        : [
            [x, y, far],
            [x, y, near],
          ],
    ),
    '',
  );

/** Something that lies over or under all of the aisle, from one side to another. */
export const lying = (fill: string, y: number, [left, right]: readonly [number, number], more = ''): string =>
  face(
    fill,
    [
      [left, y, END],
      [right, y, END],
      [right, y, BEHIND],
      [left, y, BEHIND],
    ],
    more,
  );

/** Something at the front end, as wide above and below as it says. */
export const ahead = (
  fill: string,
  [top, bottom]: readonly [number, number],
  [above, below]: readonly [number, number],
  more = '',
): string =>
  face(
    fill,
    [
      [-above, top, END],
      [above, top, END],
      [below, bottom, END],
      [-below, bottom, END],
    ],
    more,
  );

/** A shelf over the windows, from a wall to the ceiling. */
export const shelf = (fill: string, side: 1 | -1): string =>
  face(
    fill,
    [
      [side * WALL, CEILING + 80, END],
      [side * 350, CEILING, END],
      [side * 350, CEILING, BEHIND],
      [side * WALL, CEILING + 80, BEHIND],
    ],
    '',
  );

/** Both sides alike. */
export const sides = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);
