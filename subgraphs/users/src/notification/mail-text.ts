import type { Mail, MailRide } from './mail.js';

const rideText = ({ day, departs, arrives, from, to, later, duration, notes }: MailRide): string =>
  [
    day,
    `○ ${departs}  ${from}`,
    `│ ${duration}`,
    `● ${arrives}  ${to}${later ? ` (${later})` : ''}`,
    notes.join(' · '),
  ].join('\n');

/** The mail for readers without HTML: says all that the HTML says. */
export function mailText({ title, paragraphs, rides, facts, actions, closing }: Mail): string {
  const blocks = [
    title,
    ...paragraphs,
    ...rides.map(rideText),
    facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '; ')}`).join('\n'),
    ...actions.map(({ label, url }) => `${label}:\n${url}`),
    `--\nNaga\n${closing.join('\n')}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
