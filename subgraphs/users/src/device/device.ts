import Bowser from 'bowser';

const LONGEST = 100;

/** 'Chrome 143 on Windows' of a user agent; its first word for programs, empty when it says nothing. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent?.trim()) return '';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent.trim().split(/\s/, 1)[0]!.slice(0, LONGEST);
  const version = browser.version?.split('.', 1)[0];
  return [browser.name, version, os.name && `on ${os.name}`].filter(Boolean).join(' ').slice(0, LONGEST);
}
