import { useId } from 'react';
import classes from './ExperienceArt.module.css';
import { motifOf } from './motifs.js';

export interface ExperienceArtProps {
  /** 0 to 359. */
  hue: number;
  /** Slug of the category. */
  category: string;
  /** Twice as wide, for the head of a page; on a phone its middle is seen. */
  wide?: boolean;
}

const RIVER = 'M24 222c62 0 74-16 130-16s74 18 126 18 62-12 96-12';
const WIDE_RIVER = 'M-8 214c92 0 150 12 226 12s112-20 190-20 132 20 204 20 120-14 196-14';

/** A drawn landscape with the river line: the same experience always looks the same. A picture only. */
export function ExperienceArt({ hue, category, wide = false }: ExperienceArtProps) {
  const sky = useId();
  const tone = (saturation: number, light: number, turn = 0) => `hsl(${hue + turn} ${saturation}% ${light}%)`;
  const sun = 70 + ((hue * 7) % 110) + (wide ? 170 : 0);
  const swell = (hue % 5) * 6;
  const water = tone(36, 38);
  return (
    <svg
      className={wide ? `${classes.art} ${classes.wide}` : classes.art}
      viewBox={wide ? '0 0 800 250' : '0 0 400 250'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={tone(48, 82)} />
          <stop offset="1" stopColor={tone(62, 93, 24)} />
        </linearGradient>
      </defs>
      <rect width="800" height="250" fill={`url(#${sky})`} />
      <circle cx={sun} cy={72} r="27" fill={tone(88, 97, 30)} />
      <g transform={wide ? 'scale(2 1)' : undefined}>
        <path d={`M0 ${150 - swell}c60-34 110-30 168-4s120 10 232-28v132H0z`} fill={tone(32, 70)} />
        <path d={`M0 ${172 + swell / 3}c80-22 150-6 214 4s120 0 186-16v90H0z`} fill={tone(34, 54)} />
      </g>
      <path
        d={motifOf(category)}
        fill={tone(42, 24)}
        fillRule="evenodd"
        transform={wide ? 'translate(190 0)' : undefined}
      />
      <path d="M0 182h800v68H0z" fill={water} />
      <path d="M0 182h800v10H0z" fill={tone(36, 46)} />
      <path d={wide ? WIDE_RIVER : RIVER} fill="none" stroke="#fff" strokeWidth="4" strokeOpacity=".85" />
      {!wide && (
        <>
          <circle cx="26" cy="222" r="8" fill={water} stroke="#fff" strokeWidth="4" />
          <circle cx="374" cy="212" r="9" fill="#fff" />
        </>
      )}
      {wide && (
        <>
          <circle cx="218" cy="226" r="8" fill={water} stroke="#fff" strokeWidth="4" />
          <circle cx="612" cy="226" r="9" fill="#fff" />
        </>
      )}
    </svg>
  );
}
