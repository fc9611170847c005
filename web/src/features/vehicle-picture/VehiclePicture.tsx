import type { VehiclePicture_VehicleFragment } from './vehicle-picture.generated.js';
import classes from './VehiclePicture.module.css';

type Cell = VehiclePicture_VehicleFragment['seatLayout']['seats'][number];

/** Sides of a place for one person, and the wall around the floor, in units of the drawing. */
const PLACE = 10;
const WALL = 6;
const GAP = 14;

/** The vehicle from above, front up, each floor beside the other: its real seats, drawn from its layout. */
export function VehiclePicture({ seatLayout, transportType }: VehiclePicture_VehicleFragment) {
  const { floors, rows, columns, seats } = seatLayout;
  const [width, height] = [
    columns * PLACE + 2 * WALL,
    rows * PLACE + 2 * WALL + (transportType === 'FERRY' ? PLACE : 4),
  ];
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${floors * (width + GAP) - GAP} ${height}`}
      style={{ maxHeight: Math.min(240, height * 1.6) }}
      aria-hidden="true"
    >
      {Array.from({ length: floors }, (_, floor) => (
        <g key={floor} transform={`translate(${floor * (width + GAP)} 0)`}>
          <path className={classes.hull} d={hull(width, height, transportType === 'FERRY' ? width / 2 : 9)} />
          {seats
            .filter((seat) => seat.floor === floor + 1 && seat.kind !== 'AISLE' && seat.kind !== 'EMPTY')
            .map((seat) => (
              <rect
                key={`${seat.row}/${seat.column}`}
                className={lookOf(seat)}
                x={WALL + (seat.column - 1) * PLACE + 1}
                y={height - WALL - (rows - seat.row + 1) * PLACE + 1}
                width={PLACE - 2}
                height={PLACE - 2}
                rx={2.5}
              />
            ))}
        </g>
      ))}
    </svg>
  );
}

/** An outline with a rounded front, pointed like a bow the more `nose` it has. */
const hull = (width: number, height: number, nose: number): string =>
  `M1 ${nose} Q1 1 ${Math.min(nose, width / 2)} 1 H${width - Math.min(nose, width / 2)} Q${width - 1} 1 ${width - 1} ${nose} V${height - 5} Q${width - 1} ${height - 1} ${width - 5} ${height - 1} H5 Q1 ${height - 1} 1 ${height - 5} Z`;

function lookOf({ kind, bookable, blocked, allowMale }: Cell) {
  if (kind !== 'SEAT') return classes.fixture;
  if (!bookable || blocked) return classes.blocked;
  return allowMale ? classes.seat : classes.women;
}
