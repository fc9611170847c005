import { panes } from './coaches.js';
import { INK, LATERITE, RIVER, SAFFRON } from './palette.js';

const GLASS = '#153f3c';
const foam = (from: number, to: number): string =>
  `<path fill="#fff" opacity=".75" d="M${from} 0q40-16 80 0t80 0 80 0 80 0 80 0 80 0 80 0L${to} 0v14q-60 14-120 8T${from} 16z"/>`;

/** A fast ferry with a wing-shaped hull, its bow to the right; it floats on 0. */
export const ferry = (): string =>
  [
    `<path fill="#fdfcf8" d="M-360-104h650l92-4q-20 66-70 108h-630q-40-40-42-104z"/><path fill="${RIVER.river}" d="M-352-58h720q-18 34-56 58h-630q-24-24-34-58z"/>`,
    `<path fill="${SAFFRON}" d="M-356-72h726l-6 16h-716z"/>`,
    `<path fill="#fdfcf8" d="M-320-104v-74q0-22 22-22h456q28 0 50 20l84 76z"/>`,
    panes(-298, -184, 430, 52, 9, GLASS),
    `<path fill="${GLASS}" d="M140-184h18q20 0 38 16l40 36h-96z"/>`,
    `<path fill="#fdfcf8" d="M-120-200v-46q0-16 16-16h176q20 0 34 16l42 46z"/>`,
    panes(-106, -248, 130, 32, 3, GLASS),
    `<path fill="${GLASS}" d="M30-248h40q12 0 22 12l18 20H30z"/>`,
    `<path stroke="${INK}" stroke-width="7" stroke-linecap="round" d="M-60-262v-66M-84-306h48"/><path fill="${LATERITE}" d="M-58-328h54l-14 15 14 15h-54z"/>`,
    `<path fill="none" stroke="#7f8f88" stroke-width="5" d="M-340-104v-40h20M-340-124h20M240-108v-30l60 26"/>`,
    `<circle cx="-240" cy="-82" r="17" fill="none" stroke="${LATERITE}" stroke-width="9"/>`,
    foam(-400, 400),
  ].join('');

/** Somebody who sits and looks ahead, in a life jacket. */
const sitter = (x: number, hair: string): string =>
  `<g transform="translate(${x} -54)"><path fill="${SAFFRON}" d="M-20 14q0-38 20-38t20 38z"/><circle cy="-40" r="15" fill="#c98f63"/><path fill="${hair}" d="M-16-42q0-20 16-20t16 18q-10-6-18-6t-14 8z"/></g>`;

/** A longtail boat with its roof of cloth, its bow to the right; it floats on 0. */
export const longboat = (): string =>
  [
    `<path stroke="${INK}" stroke-width="8" stroke-linecap="round" d="M-300-52l-92 66"/><rect x="-336" y="-92" width="56" height="40" rx="8" fill="#4b5d57"/>`,
    [-200, -110, -20, 70, 160].map((x, nth) => sitter(x, nth % 2 ? '#3a2a22' : INK)).join(''),
    `<path stroke="#6b4a2e" stroke-width="8" d="M-232-60v-118M200-60v-118M-16-60v-118"/>`,
    `<path fill="${LATERITE}" d="M-262-176q246-44 492 0v20q-246-34-492 0z"/><path fill="#fdfcf8" d="M-262-156q10 22 24 0 12 22 24 0z"/>`,
    `<path fill="#8a5a34" d="M-350-64h640q70-10 116-64 4 80-84 128h-600q-60 0-72-64z"/><path fill="#6b4228" d="M-340-34h684q-16 20-44 34h-578q-44 0-62-34z"/>`,
    `<path fill="none" stroke="${SAFFRON}" stroke-width="9" d="M-348-58h640"/><path fill="none" stroke="#d0452c" stroke-width="8" stroke-linecap="round" d="M388-108q8 20-4 40"/>`,
    foam(-380, 330),
  ].join('');

/** A river boat for a long day, its bow to the right; it floats on 0. */
export const slowboat = (): string =>
  [
    `<path fill="#6b4a2e" d="M-330-90v-118h560v118z"/><path fill="#2c1d13" d="M-312-192h524v84h-524z"/>`,
    [-270, -190, -110, -30, 50, 130]
      .map((x, nth) => sitter(x, nth % 2 ? '#3a2a22' : INK))
      .join('')
      .replaceAll('-54)', '-86)'),
    `<g fill="#fdfcf8">${[-312, -225, -138, -51, 36, 123, 205].map((x) => `<path d="M${x}-208h10v120h-10z"/>`).join('')}</g>`,
    `<path fill="${LATERITE}" d="M-352-206q282-40 600 0v-26q-318-40-600 0z"/><path fill="${RIVER.river}" d="M232-206h74q28 8 36 40l6 62H232z"/><path fill="${GLASS}" d="M248-192h46q18 6 24 36h-70z"/>`,
    `<path fill="#f3ead7" d="M-366-104h640q80-4 122-40-6 96-84 144h-604q-64-12-74-104z"/><path fill="${RIVER.strong}" d="M-358-62h726q-20 38-56 62h-604q-48-8-66-62z"/>`,
    `<path fill="${SAFFRON}" d="M-364-84h740l-8 20h-728z"/>`,
    `<path stroke="#7f8f88" stroke-width="6" d="M-340-232v-70"/><path fill="${SAFFRON}" d="M-338-300l60 16-60 16z"/>`,
    foam(-390, 350),
  ].join('');
