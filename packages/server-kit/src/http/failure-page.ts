import type { LanguageCode } from '@naga/kernel/language.js';
import { FAILURE_WORDS } from './failure-words.js';

/** The site's colours without its files, which may be what is missing. */
const STYLE = `body{margin:0;background:#faf8f3;color:#10231f;font:400 16px/1.6 system-ui,sans-serif}:lang(km){line-height:1.8}
header{background:#08312f;color:#fff;padding:18px 24px;font-weight:700;font-size:20px}main{max-width:440px;margin:48px auto;padding:0 16px}
a{display:inline-block;padding:12px 20px;border-radius:12px;background:#f7a81b;color:#10231f;font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid #0f5e5a;outline-offset:2px}small{color:#4b5d57}`;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface FailurePage {
  readonly language: LanguageCode;
  /** Whose fault: ours, or what was sent cannot be read. */
  readonly words: 'wrong' | 'unreadable';
  readonly requestId: string;
  /** Of the styles. */
  readonly nonce: string;
}

/** A page that needs nothing but itself: says that it failed, how to name the request to us, and leads to the same address. */
export function failurePage({ language, words, requestId, nonce }: FailurePage): string {
  const { title, again, reference, [words]: text } = FAILURE_WORDS[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Naga</title><style nonce="${nonce}">${STYLE}</style></head><body><header>Naga</header><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p><p><small>${reference} <span lang="en">${escape(requestId)}</span></small></p></main></body></html>`;
}
