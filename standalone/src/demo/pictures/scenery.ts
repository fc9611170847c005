import { INK, RIVER } from './palette.js';

/** Every drawing has this size in pixels: cards cut pictures to 4:3. */
export const WIDTH = 960;
export const HEIGHT = 720;

/** A drawing of its parts, which lie over each other in their order. */
export const drawing = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg>`;

export const at = (x: number, y: number, part: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${part}</g>`;

export const shade = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const sky = (from: string, to: string): string =>
  `<defs>${shade('sky', from, to)}</defs><path fill="url(#sky)" d="M0 0h960v720H0z"/>`;
const sun = (x: number, y: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="96" fill="${colour}" opacity=".25"/><circle cx="${x}" cy="${y}" r="62" fill="${colour}"/>`;

export const MORNING = sky('#bfe3e4', '#fdf3dc') + sun(720, 190, '#fbd07a');
export const EVENING = sky('#f3b46b', '#fbe6c4') + sun(250, 250, '#fff1cf');
export const NIGHT =
  sky('#06211f', '#1d6a66') +
  `<path fill="#fdf1cf" d="M770 76a56 56 0 1 0 46 88 50 50 0 0 1-46-88z"/>` +
  `<g fill="#dff1ee">${[90, 60, 210, 130, 330, 50, 470, 150, 590, 70, 880, 220, 130, 250, 420, 260]
    .flatMap((x, index, all) => (index % 2 ? [] : [`<circle cx="${x}" cy="${all[index + 1]}" r="3"/>`]))
    .join('')}</g>`;

/** Hills behind hills, the far ones pale. */
export const hills = (far: string, near: string): string =>
  `<path fill="${far}" d="M0 400c120-80 220-90 330-34s210-92 350-60 190 60 280 20v300H0z"/>` +
  `<path fill="${near}" d="M0 470c150-56 260-34 400-14s280-66 560-8v280H0z"/>`;

/** Steep and round, as limestone stands along the Nam Ou. */
export const KARST =
  `<path fill="#a9cfc9" d="M0 470l40-150c20-70 70-90 100-20l50 120 40-170c20-100 80-110 110-10l60 190 60-120c30-70 80-60 110 10l50 110 60-190c30-90 90-80 120 10l70 170 90-90v400H0z"/>` +
  `<path fill="#6fb0a4" d="M0 500l70-90c30-40 70-30 100 20l70 70 120-60 90 50 140-70c50-20 90 0 130 40l90 30 150-70v300H0z"/>`;

const LEAVES = Array.from({ length: 12 }, (_, nth) => nth * 30);
/** A sugar palm, its foot at 0, 0. */
const palm = (colour: string): string =>
  `<path fill="${colour}" d="M-7 0c4-70 2-120-2-190h18c-2 70-2 120 4 190z"/><g fill="${colour}"><circle cy="-200" r="30"/>${LEAVES.map(
    (turn) => `<path d="M-3-222l-13-34 16-14 16 14-13 34z" transform="rotate(${turn} 0 -200)"/>`,
  ).join('')}</g>`;

export const palms = (colour: string, ...places: readonly (readonly [x: number, y: number, scale: number])[]): string =>
  places.map(([x, y, scale]) => at(x, y, palm(colour), scale)).join('');

/** Fields on both sides of a road, seen from its side; the line of the look runs along in front. */
export const road = (field: string, tar: string): string =>
  `<path fill="${field}" d="M0 500h960v220H0z"/><path fill="${tar}" d="M0 556h960v96H0z"/>` +
  `<path stroke="#fff" stroke-opacity=".65" stroke-width="5" stroke-dasharray="54 40" d="M0 630h960"/>`;

/** Water from where boats float down. */
export const water = (far: string, near: string): string =>
  `<defs>${shade('water', far, near)}</defs><path fill="url(#water)" d="M0 470h960v250H0z"/>` +
  `<g fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"><path d="M60 520c30-8 50-8 80 0s50 8 80 0M640 500c30-8 50-8 80 0s50 8 80 0M720 640c30-8 50-8 80 0s50 8 80 0M90 620c30-8 50-8 80 0s50 8 80 0"/></g>`;

export const ISLANDS =
  `<path fill="#8cc7bd" d="M-20 470c60-70 130-110 220-70 50 22 90 30 130 70z"/>` +
  `<path fill="#4f9f93" d="M600 470c40-90 120-130 210-80 60 34 110 40 190 80z"/>`;

/** The line between two stops: a hollow dot where one boards, a full one where one leaves. */
export const riverLine = (colour: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="7" d="M70 690c130 0 170-18 300-18s190 20 320 20 130-14 200-14"/>` +
  `<circle cx="70" cy="690" r="13" fill="${RIVER.strong}" stroke="${colour}" stroke-width="7"/><circle cx="890" cy="678" r="16" fill="${colour}"/>`;

export const DAY_ROAD =
  hills('#b9dfd9', '#8cc7a8') +
  palms(RIVER.strong, [96, 520, 1], [170, 520, 0.7], [880, 520, 0.85]) +
  road('#9ccf8a', '#5d6b66');
export const NIGHT_ROAD =
  hills('#0f4a47', '#0b3a38') + palms('#062523', [80, 520, 1], [890, 520, 0.8]) + road('#0d3431', '#1b2927');
export const SHADOW = `<ellipse cx="0" cy="0" rx="360" ry="16" fill="${INK}" opacity=".28"/>`;
