import type { LanguageCode } from '@naga/kernel/language.js';
import type { Mail, MailRide } from './mail.js';
import type { Sms } from './sms.js';

/** Tables and inline styles: what mail clients understand. Colours and roles are those of the river line. */
const COLOUR = {
  head: '#08312f',
  headInk: '#cfe6e2',
  river: '#17897f',
  riverSoft: '#b9dfd9',
  saffron: '#f7a81b',
  rice: '#faf8f3',
  paper: '#ffffff',
  line: '#e2e5dd',
  ink: '#10231f',
  ink2: '#4b5d57',
  link: '#0f5e5a',
} as const;

const FONT = `Inter,'Noto Sans Khmer','Noto Sans Thai','Noto Sans Lao','Khmer OS',-apple-system,'Segoe UI',Roboto,Arial,sans-serif`;
/** Khmer and Thai stack marks above and below the line. */
const LEADING: Record<LanguageCode, number> = { en: 1.5, km: 1.8, th: 1.6, vi: 1.5, es: 1.5 };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

const dot = (fill: string): string =>
  `<td width="10" style="width:10px"><div style="width:8px;height:8px;border:2px solid ${COLOUR.river};border-radius:50%;background:${fill};font-size:0;line-height:0">&nbsp;</div></td>`;

/** Hollow where one boards, full where one leaves; a picture only, the words stand beside it. */
const RIVER = table(
  'width="100%" aria-hidden="true" style="margin:4px 0"',
  `<tr>${dot(COLOUR.paper)}<td><div style="height:2px;background:${COLOUR.riverSoft};font-size:0;line-height:0">&nbsp;</div></td>${dot(COLOUR.river)}</tr>`,
);

const stop = (time: string, place: string, align: string, note = ''): string =>
  `<td width="34%" valign="top" align="${align}" style="color:${COLOUR.ink2};font-size:14px">
<div style="color:${COLOUR.ink};font-size:22px;font-weight:700;line-height:1.3">${escapeHtml(time)}</div>${escapeHtml(place)}${note && `<br>${escapeHtml(note)}`}</td>`;

function rideHtml({ day, departs, arrives, from, to, later, duration, notes }: MailRide): string {
  const middle = `<td valign="top" align="center" style="padding:6px 12px 0;color:${COLOUR.ink2};font-size:13px">${RIVER}${escapeHtml(duration)}</td>`;
  const line = table(
    'width="100%"',
    `<tr>${stop(departs, from, 'left')}${middle}${stop(arrives, to, 'right', later)}</tr>`,
  );
  const more = notes.map(escapeHtml).join(' &middot; ');
  return `<div style="border-top:1px solid ${COLOUR.line};padding:18px 0 16px">
<div style="font-weight:600;margin-bottom:8px">${escapeHtml(day)}</div>${line}
<div style="margin-top:10px;color:${COLOUR.ink2};font-size:14px">${more}</div></div>`;
}

const factHtml = ({ label, value }: Mail['facts'][number]): string =>
  `<tr><td valign="top" style="padding:3px 16px 3px 0;white-space:nowrap;color:${COLOUR.ink2};font-size:14px">${escapeHtml(label)}</td><td valign="top" align="right" style="padding:3px 0;font-weight:600">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`;

/** Saffron is for the one next step and nothing else. */
function actionHtml({ label, url }: Mail['actions'][number], position: number): string {
  const look =
    position === 0
      ? `background:${COLOUR.saffron};color:${COLOUR.ink};border:1px solid ${COLOUR.saffron}`
      : `background:${COLOUR.paper};color:${COLOUR.link};border:1px solid ${COLOUR.line}`;
  return `<tr><td style="padding:6px 0"><a href="${escapeHtml(url)}" style="${look};display:inline-block;border-radius:12px;padding:12px 22px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></td></tr>`;
}

const head = (tagline: string): string =>
  `<tr><td style="background:${COLOUR.head};color:${COLOUR.headInk};padding:18px 26px;border-radius:14px 14px 0 0">
<span style="color:#ffffff;font-size:21px;font-weight:700">Naga</span><span style="font-size:13px">&nbsp;&nbsp;${escapeHtml(tagline)}</span></td></tr>`;

/** The mail as one HTML document, 600 px wide at most. Every word of a traveller is escaped. */
export function mailHtml(mail: Mail): string {
  const { language, subject, title, paragraphs, rides, facts, actions, tagline, closing } = mail;
  const body = [
    `<h1 style="margin:0 0 14px;font-size:24px;line-height:1.35">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 14px">${escapeHtml(text)}</p>`),
    ...rides.map(rideHtml),
    facts.length > 0
      ? table(`width="100%" style="border-top:1px solid ${COLOUR.line};padding:12px 0"`, facts.map(factHtml).join(''))
      : '',
    table('style="margin-top:10px"', actions.map(actionHtml).join('')),
  ].join('\n');
  const card = `${head(tagline)}<tr><td style="background:${COLOUR.paper};border:1px solid ${COLOUR.line};border-top:0;border-radius:0 0 14px 14px;padding:26px">${body}</td></tr>`;
  const foot = `<tr><td style="padding:16px 26px;color:${COLOUR.ink2};font-size:13px">${closing.map(escapeHtml).join('<br>')}</td></tr>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${COLOUR.rice};color:${COLOUR.ink};font:15px/${LEADING[language]} ${FONT}">
${table(`width="100%" style="background:${COLOUR.rice}"`, `<tr><td align="center" style="padding:24px 12px">${table('width="600" style="width:100%;max-width:600px;text-align:left"', card + foot)}</td></tr>`)}
</body></html>
`;
}

/** An SMS as the inbox shows it. */
export const smsHtml = ({ language, subject, text }: Sms): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:26px;color:${COLOUR.ink};font:17px/${LEADING[language]} ${FONT}">${escapeHtml(text)}</body></html>
`;
