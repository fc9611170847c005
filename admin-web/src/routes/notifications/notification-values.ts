import { LANGUAGES } from '@naga/kernel/language.js';
import type { AudienceInput, NotificationInput } from './notifications.generated.js';

type TextName = `titles.${(typeof LANGUAGES)[number]}` | `texts.${(typeof LANGUAGES)[number]}`;

export type NotificationValues = Record<
  | TextName
  | 'kind'
  | 'audience'
  | 'loginName'
  | 'operatorId'
  | 'ride'
  | 'from'
  | 'until'
  | 'roleId'
  | 'countryCode'
  | 'language',
  string
> &
  Record<'EMAIL' | 'SMS' | 'TELEGRAM', boolean>;

const NO_TEXTS = Object.fromEntries(
  LANGUAGES.flatMap((language) => [
    [`titles.${language}`, ''],
    [`texts.${language}`, ''],
  ]),
) as Record<TextName, string>;

/**
 * A new one, as a link may ask for it: to one account, or to the passengers of a departure. `ride` holds the schedules of
 * a departure or of a whole route with blanks between them, none for all of the operator.
 */
export function newNotification(asked: URLSearchParams, today: string, operatorId: string): NotificationValues {
  const to = asked.get('to') ?? '';
  const given = asked.get('date') ?? today;
  return {
    ...NO_TEXTS,
    kind: to === '' ? 'PASSENGERS' : 'PERSON',
    audience: '',
    loginName: to,
    operatorId: asked.get('operator') ?? operatorId,
    ride: asked.get('schedule') ?? '',
    from: given,
    until: given,
    roleId: '',
    countryCode: '',
    language: '',
    EMAIL: true,
    SMS: false,
    TELEGRAM: false,
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

export function audienceOf(values: NotificationValues): AudienceInput {
  const { kind, loginName, operatorId, ride, from, until, roleId, countryCode, language } = values;
  if (kind === 'PERSON') return { loginName: loginName.trim() };
  if (kind === 'PASSENGERS') {
    return { passengersOf: { operatorId, from, until, routeScheduleIds: ride === '' ? null : ride.split(' ') } };
  }
  const roleIds = roleId === '' ? null : [Number(roleId)];
  const narrowed = { countryCode: orNull(countryCode), language: orNull(language), operatorId: orNull(operatorId) };
  return { peopleWho: { roleIds, ...narrowed } };
}

export const channelsOf = (values: NotificationValues): string[] =>
  (['EMAIL', 'SMS', 'TELEGRAM'] as const).filter((way) => values[way]);

/** Words of a form by language. */
const saidIn = (values: NotificationValues, what: 'titles' | 'texts') => {
  const others = LANGUAGES.filter((language) => language !== 'en').map((language) => [
    language,
    orNull(values[`${what}.${language}`].trim()),
  ]);
  return { en: values[`${what}.en`].trim(), ...(Object.fromEntries(others) as Record<string, string | null>) };
};

export const inputOf = (values: NotificationValues): NotificationInput => ({
  titles: saidIn(values, 'titles'),
  texts: saidIn(values, 'texts'),
  audience: audienceOf(values),
  channels: channelsOf(values),
});

/** What is missing before anybody is counted. */
export function wrongIn(values: NotificationValues): Partial<Record<keyof NotificationValues, string | false>> {
  const { kind, loginName, operatorId, from, until } = values;
  const isRides = kind === 'PASSENGERS';
  const wrong: Partial<Record<keyof NotificationValues, string | false>> = {
    loginName: kind === 'PERSON' && loginName.trim() === '' && 'REQUIRED',
    operatorId: isRides && operatorId === '' && 'REQUIRED',
    from: isRides && from === '' && 'REQUIRED',
    until: isRides && (until === '' ? 'REQUIRED' : until < from && 'ENDS_BEFORE'),
  };
  for (const language of LANGUAGES) {
    const [title, text] = [values[`titles.${language}`].trim(), values[`texts.${language}`].trim()];
    const isAsked = language === 'en' || title !== '' || text !== '';
    wrong[`titles.${language}`] = isAsked && title === '' && 'REQUIRED';
    wrong[`texts.${language}`] = isAsked && text === '' && 'REQUIRED';
  }
  return wrong;
}
