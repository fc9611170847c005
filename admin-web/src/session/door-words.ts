import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';

/** The door something came through: a booking, a change. */
export const doorWords = defineMessages<Record<'web' | 'admin' | 'api' | 'internal', NoMessageValues>>({
  web: { id: 'admin.door.web', defaultMessage: 'Website' },
  admin: { id: 'admin.door.admin', defaultMessage: 'Back office' },
  api: { id: 'admin.door.api', defaultMessage: 'Partner programme (API)' },
  internal: { id: 'admin.door.internal', defaultMessage: 'Naga itself' },
});

/** A door in words; one that is younger than this client stands for itself. */
export const doorName = (intl: IntlShape, door: string): string =>
  Object.hasOwn(doorWords, door) ? intl.formatMessage(doorWords[door as keyof typeof doorWords]) : door;
