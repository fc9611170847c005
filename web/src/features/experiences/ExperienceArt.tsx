import clsx from 'clsx';
import { useId } from 'react';
import classes from './ExperienceArt.module.css';
import { motifOf } from './motifs.js';

export interface ExperienceArtProps {
  /** 0 to 359. */
  hue: number;
  /** Slug of the category. */
  category: string;
  wide?: boolean;
}

/** A drawn landscape with the river line: the same experience always looks the same. A picture only. */
export function ExperienceArt({ hue, category, wide }: ExperienceArtProps) {
  const sky = useId();
  const tone = (saturation: number, light: number, turn = 0) => `hsl(${hue + turn} ${saturation}% ${light}%)`;
  const sun = 70 + ((hue * 7) % 110);
  const swell = (hue % 5) * 6;
  return (
    <svg
      className={clsx(classes.art, wide === true && classes.wide)}
      viewBox="0 0 400 250"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={tone(48, 82)} />
          <stop offset="1" stopColor={tone(62, 93, 24)} />
        </linearGradient>
      </defs>
      <rect width="400" height="250" fill={`url(#${sky})`} />
      <circle cx={sun} cy={72} r="27" fill={tone(88, 97, 30)} />
      <path d={`M0 ${150 - swell}c60-34 110-30 168-4s120 10 232-28v132H0z`} fill={tone(32, 70)} />
      <path d={`M0 ${172 + swell / 3}c80-22 150-6 214 4s120 0 186-16v90H0z`} fill={tone(34, 54)} />
      <path d={motifOf(category)} fill={tone(42, 24)} fillRule="evenodd" />
      <path d="M0 182h400v68H0z" fill={tone(36, 38)} />
      <path d="M0 182h400v10H0z" fill={tone(36, 46)} />
      <path
        d="M24 222c62 0 74-16 130-16s74 18 126 18 62-12 96-12"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeOpacity=".85"
      />
      <circle cx="26" cy="222" r="8" fill={tone(36, 38)} stroke="#fff" strokeWidth="4" />
      <circle cx="374" cy="212" r="9" fill="#fff" />
    </svg>
  );
}
