import type { LanguageCode } from '@naga/kernel/language.js';
import type { PayPageChargeFragment } from './sandbox.generated.js';
import { FONT_FACES } from './fonts.js';
import { PAY_PAGE_WORDS } from './pay-page-words.js';

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign]!);

/** The look of the site (docs: design): river green, saffron for the one next step, rice as ground. */
const STYLE = `${FONT_FACES}
:root{--ink:#10231f;--ink-2:#4b5d57;--river-900:#08312f;--river-700:#0f5e5a;--saffron:#f7a81b;--rice:#faf8f3;--line:#e2e5dd}
*{box-sizing:border-box}
body{margin:0;background:var(--rice);color:var(--ink);font:400 16px/1.5 "Inter Variable","Noto Sans Khmer Variable","Noto Sans Thai Variable",system-ui,sans-serif}
:lang(km){line-height:1.8}:lang(th){line-height:1.6}
header{background:var(--river-900);color:#fff;padding:18px 24px;font-weight:700;font-size:20px}
main{max-width:440px;margin:32px auto;padding:0 16px}
.card{background:#fff;border:1px solid var(--line);border-radius:14px;padding:24px}
h1,.sum,header{font-family:"Bricolage Grotesque Variable","Noto Sans Khmer Variable","Noto Sans Thai Variable",system-ui,sans-serif}h1{font-size:24px;line-height:1.2;margin:0 0 8px}:lang(km) h1{line-height:1.6}p{margin:0 0 16px;color:var(--ink-2)}
dl{margin:0 0 20px;display:grid;gap:2px}dt{color:var(--ink-2);font-size:14px}dd{margin:0 0 8px}
.sum{font-size:30px;font-weight:700;font-variant-numeric:tabular-nums}
button,a.button{display:block;width:100%;min-height:48px;margin:0 0 10px;padding:12px 16px;border-radius:12px;border:1px solid var(--line);background:#fff;color:var(--river-700);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.next,a.next{background:var(--saffron);border-color:var(--saffron);color:var(--ink);font-weight:700}
button:focus-visible,a:focus-visible{outline:3px solid var(--river-700);outline-offset:2px}
small{color:var(--ink-2);display:block;margin:-4px 0 10px}`;

const NAGA = ['Naga', 'var(--river-900)'] as const;

/** A page for whoever knows the nonce its styles stand under. */
type Page = (nonce: string) => string;

/** As whom the page plays: the methods that have an application of their own look like it. */
const BRANDS: { readonly [method in PayPageChargeFragment['method']]?: readonly [name: string, colour: string] } = {
  WING: ['Wing', '#3d6b12'],
  PIPAY: ['Pipay', '#a3005c'],
  KHQR: ['KHQR', '#b3141c'],
};

const document =
  (language: LanguageCode, title: string, body: string, [name, colour]: readonly [string, string] = NAGA): Page =>
  (nonce) =>
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)} · Naga</title><style nonce="${nonce}">${STYLE}header{background:${colour}}</style></head><body><header>${name}</header><main><div class="card">${body}</div></main></body></html>`;

const SIGNS: Readonly<Record<string, string>> = { USD: '$', KHR: '៛', LAK: '₭', THB: '฿', VND: '₫' };
const WITHOUT_DECIMALS = new Set(['KHR', 'LAK', 'VND']);

/** Two decimals, dot for thousands; riel, kip and dong without decimals (rules.md 16). */
export function amountOf({ amount, currency }: PayPageChargeFragment['amount']): string {
  const [whole, cents] = (amount / 100).toFixed(WITHOUT_DECIMALS.has(currency) ? 0 : 2).split('.');
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${SIGNS[currency] ?? `${currency} `}${grouped}${cents === undefined ? '' : `,${cents}`}`;
}

const button = (outcome: string, words: string, look = ''): string =>
  `<button name="outcome" value="${outcome}"${look}>${escape(words)}</button>`;

/** The sandbox's page for people: works without script, in the reader's language. */
export function payPage(charge: PayPageChargeFragment, language: LanguageCode): Page {
  const words = PAY_PAGE_WORDS[language];
  const brand = BRANDS[charge.method];
  const title = words.titles[charge.method] ?? words.title;
  const what = `<h1>${escape(title)}</h1><dl><dt>${escape(words.amount)}</dt><dd class="sum">${amountOf(charge.amount)}</dd><dd>${escape(charge.description)}</dd></dl>`;
  if (charge.state !== 'OPEN') {
    const back = charge.returnUrl
      ? `<a class="button next" href="${escape(charge.returnUrl)}">${escape(words.back)}</a>`
      : '';
    return document(language, title, `${what}<p role="status">${escape(words.decided)}</p>${back}`, brand);
  }
  const choices = [
    button('approve', `${words.approve} ${amountOf(charge.amount)}`, ' class="next"'),
    button('decline', words.decline),
    button('cancel', words.cancel),
    button('late', words.late),
    button('close', words.close),
  ];
  const form = `<form method="post">${choices.join('')}<small>${escape(words.lateHint)}</small><small>${escape(words.closeHint)}</small></form>`;
  return document(language, title, `${what}<p>${escape(words.lead)}</p>${form}`, brand);
}

export function unknownPayPage(language: LanguageCode): Page {
  const words = PAY_PAGE_WORDS[language];
  return document(language, words.title, `<h1>${escape(words.unknown)}</h1>`);
}
