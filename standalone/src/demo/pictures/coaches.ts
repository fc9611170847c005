import { INK, type Livery, RICE, SAFFRON } from './palette.js';
import { at, SHADOW } from './scenery.js';

/** Its middle at 0, 0. */
export const wheel = (radius: number): string =>
  `<circle r="${radius}" fill="#1c2b28"/><circle r="${radius * 0.58}" fill="#c9d3ce"/><circle r="${radius * 0.3}" fill="#7f8f88"/>`;

/** Panes of glass beside each other, each with the sky in it. */
export const panes = (x: number, y: number, width: number, height: number, count: number, glass: string): string => {
  const each = width / count;
  return Array.from({ length: count }, (_, nth) => {
    const left = x + nth * each + 3;
    return (
      `<rect x="${left}" y="${y}" width="${each - 6}" height="${height}" rx="7" fill="${glass}"/>` +
      `<path fill="#fff" opacity=".16" d="M${left + each * 0.52} ${y}h${each * 0.26}l${-height * 0.5} ${height}h${-each * 0.26}z"/>`
    );
  }).join('');
};

const GLASS = '#153f3c';
const LIT = '#ffd98a';

interface Coach {
  /** Floors of windows. */
  readonly floors: 1 | 2;
  /** It drives at night: lights are on. */
  readonly lit?: true;
  /** What it offers stands on its roof: cooling, or cooling and a sky light. */
  readonly tall: number;
}

/** A coach from its right side, driving to the right; its wheels stand on 0. */
function coach({ body, swing, edge }: Livery, { floors, lit, tall }: Coach): string {
  const top = -tall;
  const glass = lit ? LIT : GLASS;
  const box = `M-352 ${top + 46}q0-46 46-46h560q74 0 88 62l${(tall - 62 - 40) * 0.1} ${tall - 62 - 40}q2 14-14 14H-336q-16 0-16-16z`;
  const upper = panes(-330, top + 34, 560, floors === 2 ? 62 : 92, floors === 2 ? 8 : 7, glass);
  return [
    at(0, 4, SHADOW),
    `<rect x="-250" y="${top - 20}" width="210" height="26" rx="10" fill="${edge}"/>`,
    `<clipPath id="coach"><path d="${box}"/></clipPath>`,
    `<path fill="${body}" d="${box}"/>`,
    `<g clip-path="url(#coach)"><path fill="${swing}" d="M-380 ${-86}c180 30 300 20 430-30s220-60 330-58v-60c-160-6-260 40-370 74s-230 36-390 14z"/><path fill="${edge}" d="M-380-62h760v40h-760z"/></g>`,
    upper,
    floors === 2 ? panes(-330, top + 122, 420, 56, 6, glass) : '',
    // Windscreen and door.
    `<path fill="${glass}" d="M238 ${top + 34}h26q44 0 54 44l${(tall - 150) * 0.1} ${tall - 168}h-80z"/><path fill="#fff" opacity=".18" d="M268 ${top + 34}l-24 ${tall - 124}h22l30-${tall - 140}z"/>`,
    `<rect x="112" y="${floors === 2 ? top + 116 : top + 140}" width="72" height="${floors === 2 ? tall - 154 : tall - 178}" rx="8" fill="${glass}" stroke="${edge}" stroke-width="5"/>`,
    // What lies in the hold.
    `<g fill="none" stroke="${INK}" stroke-opacity=".22" stroke-width="4"><path d="M-120-96v56M-30-96v56M60-96v56"/></g>`,
    `<rect x="318" y="-84" width="30" height="22" rx="8" fill="${lit ? '#fff3c9' : SAFFRON}"/><rect x="-354" y="-96" width="14" height="34" rx="6" fill="#d0452c"/>`,
    lit ? `<path fill="#fff3c9" opacity=".28" d="M346-76l150-34v96l-150-34z"/>` : '',
    `<path fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round" d="M322 ${top + 30}q34-4 36 40"/><rect x="350" y="${top + 66}" width="16" height="42" rx="7" fill="${INK}"/>`,
    at(-212, -30, wheel(40)),
    floors === 2 ? at(-122, -30, wheel(40)) : '',
    at(230, -30, wheel(40)),
  ].join('');
}

export const standardCoach = (livery: Livery): string => coach(livery, { floors: 1, tall: 262 });
export const vipCoach = (livery: Livery): string =>
  coach(livery, { floors: 1, tall: 300 }) +
  `<path fill="none" stroke="${livery.body === RICE ? SAFFRON : RICE}" stroke-width="7" stroke-linecap="round" d="M-320-118c150 26 260 10 380-34"/>` +
  `<rect x="20" y="-322" width="150" height="26" rx="10" fill="${livery.edge}"/>`;
export const sleeperCoach = (livery: Livery): string => coach(livery, { floors: 2, tall: 330, lit: true });
