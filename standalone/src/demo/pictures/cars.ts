import { panes, wheel } from './coaches.js';
import { INK, type Livery, SAFFRON } from './palette.js';
import { at, SHADOW } from './scenery.js';

const GLASS = '#153f3c';

/** A van of fifteen seats from its right side, driving to the right; its wheels stand on 0. */
export const van = ({ body, swing, edge }: Livery): string =>
  [
    at(0, 4, SHADOW, 0.84),
    `<clipPath id="van"><path d="M-290-190q2-50 52-52l300-4q60 0 100 52l58 76q60 10 66 46l6 44q0 14-16 14h-550q-16 0-16-16z"/></clipPath>`,
    `<g clip-path="url(#van)"><path fill="${body}" d="M-320-260h680v260h-680z"/><path fill="${swing}" d="M-320-78c200 26 330-6 430-30s170-18 260-16v-44c-130-4-230 18-330 40s-210 26-360 8z"/><path fill="${edge}" d="M-320-46h680v40h-680z"/></g>`,
    panes(-268, -218, 300, 84, 4, GLASS),
    `<path fill="${GLASS}" d="M40-216h20q46 0 80 44l42 44H48q-8 0-8-8z"/><path fill="#fff" opacity=".18" d="M74-214l-30 82h26l36-66z"/>`,
    `<path fill="none" stroke="${INK}" stroke-opacity=".25" stroke-width="4" d="M40-130v92M-110-130v92M-110-86h140"/>`,
    `<path fill="${SAFFRON}" d="M262-98q30 4 38 26h-30q-8 0-8-8z"/><rect x="-292" y="-120" width="13" height="44" rx="6" fill="#d0452c"/>`,
    `<rect x="158" y="-150" width="20" height="32" rx="8" fill="${INK}"/>`,
    at(-176, -34, wheel(40)),
    at(196, -34, wheel(40)),
  ].join('');

/** A taxi for four from its right side, driving to the right; its wheels stand on 0. */
export const taxi = ({ body, swing, edge }: Livery): string =>
  [
    at(0, 4, SHADOW, 0.78),
    `<path fill="${INK}" d="M-40-206h64q8 0 8 8v16h-80v-16q0-8 8-8z"/><path fill="${SAFFRON}" d="M-36-200h56v14h-56z"/>`,
    `<path fill="${body}" d="M-286-96q4-24 44-30l52-8 44-34q22-18 60-18h60q46 0 78 26l44 34 120 14q66 8 70 50l4 22q0 14-16 14h-544q-16 0-16-16z"/>`,
    `<path fill="${GLASS}" d="M-166-128l36-28q14-12 42-12h36v42l-106 2q-12 0-8-4zM-38-168h30q34 0 58 20l28 22-116 1z"/><path fill="#fff" opacity=".18" d="M-8-168l-28 42h20l30-40z"/>`,
    `<path fill="${swing}" d="M-284-84h574l8 24h-584z"/><path fill="${edge}" d="M-286-50h590v16q0 8-12 8h-566q-12 0-12-10z"/>`,
    `<path fill="none" stroke="${INK}" stroke-opacity=".28" stroke-width="4" d="M-46-126v88M-150-122q-14 44-4 84M76-126q18 40 10 88M-28-100h26M-130-100h26"/>`,
    `<path fill="#fff3c9" d="M268-98q30 6 32 26h-26z"/><path fill="#d0452c" d="M-286-94h22v20h-24z"/>`,
    at(-178, -36, wheel(42)),
    at(186, -36, wheel(42)),
  ].join('');
