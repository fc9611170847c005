import { ferry, longboat } from './boats.js';
import { vipCoach } from './coaches.js';
import { LIVERIES, RIVER, SAFFRON } from './palette.js';
import { at, drawing, EVENING, hills, ISLANDS, KARST, MORNING, palms, riverLine, water } from './scenery.js';

/** Towers of a temple as one sees them from over the water, their foot at 0, 0. */
const tower = (scale: number, x: number): string =>
  at(
    x,
    0,
    `<path d="M-62 0v-70h14v-22h10v-24h8v-24q4-44 30-78 26 34 30 78v24h8v24h10v22h14v70z"/><path d="M-3-210v-30h6v30z"/>`,
    scale,
  );
const temple = (colour: string): string =>
  `<g fill="${colour}"><path d="M-360 0v-54h720v54zM-300-54v-26h600v26z"/>${tower(1, 0)}${tower(0.78, -130)}${tower(0.78, 130)}${tower(0.6, -260)}${tower(0.6, 260)}</g>`;

const FIELDS =
  `<path fill="#9ccf8a" d="M0 470h960v250H0z"/><path fill="#b5dc9b" d="M0 520l420-40 80 0-340 240H0z"/><path fill="#86bf78" d="M960 520l-400-40-50 0 290 240h160z"/>` +
  `<path fill="#b98a5a" d="M470 470h22l150 250h-330z"/><path fill="#c99b6b" d="M478 470h8l60 250h-150z"/>`;

const pier = `<g fill="#8a5a34"><path d="M-20 0h420v26h-420z"/><path d="M10 26h18v90h-18zM140 26h18v90h-18zM270 26h18v90h-18zM380 26h18v90h-18z"/></g>`;

/** What one sees on the way. */
export const SCENES = {
  fields: drawing(
    MORNING,
    hills('#b9dfd9', '#8cc7a8'),
    FIELDS,
    palms(RIVER.strong, [120, 560, 1.3], [250, 520, 0.9], [330, 500, 0.6], [700, 510, 0.8], [850, 600, 1.5]),
  ),
  temple: drawing(
    EVENING,
    hills('#f0d9a4', '#c7c48a'),
    at(480, 490, temple('#4a3b34'), 0.95),
    palms('#33403a', [70, 500, 0.9], [880, 500, 1]),
    water('#e9b774', '#6d8f78'),
    `<g transform="translate(480 494) scale(.95 -.5)" opacity=".3">${temple('#33281f')}</g>`,
  ),
  islands: drawing(
    MORNING,
    ISLANDS,
    water('#8fd3cf', '#17897f'),
    at(560, 560, pier),
    at(250, 560, ferry(), 0.5),
    at(620, 670, longboat(), 0.55),
  ),
  river: drawing(EVENING, KARST, water('#c5b98a', '#5f8a63'), at(420, 590, longboat(), 0.8)),
  bridge: drawing(
    MORNING,
    hills('#b9dfd9', '#8cc7a8'),
    water('#a9cfb0', '#4f9077'),
    `<g fill="#e9e4d6"><path d="M0 430h960v26H0z"/><path d="M232 180h20v440h-20zM708 180h20v440h-20z"/></g>`,
    `<g fill="none" stroke="#8fa39b" stroke-width="4">${[70, 140, 210].map((far) => `<path d="M242 196L${242 - far} 432M242 196L${242 + far} 432M718 196L${718 - far} 432M718 196L${718 + far} 432"/>`).join('')}</g>`,
    at(470, 430, vipCoach(LIVERIES.laterite), 0.34),
    riverLine(SAFFRON),
  ),
} as const;
