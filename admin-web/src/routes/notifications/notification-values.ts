import { NOTHING_SAID, saidIn, type SaidValues, wrongWords } from '../../features/notification/said-values.js';
import type { AudienceInput, NotificationInput } from '../../features/notification/send-notification.generated.js';

export type NotificationValues = Record<
  'kind' | 'audience' | 'loginName' | 'operatorId' | 'ride' | 'from' | 'until' | 'roleId' | 'countryCode' | 'language',
  string
> &
  SaidValues;

/**
 * A new one, as a link may ask for it: to one account, or to the passengers of a departure. `ride` holds the schedules of
 * a departure or of a whole route with blanks between them, none for all of the operator.
 */
export function newNotification(asked: URLSearchParams, today: string, operatorId: string): NotificationValues {
  const to = asked.get('to') ?? '';
  const given = asked.get('date') ?? today;
  return {
    ...NOTHING_SAID,
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

export const inputOf = (values: NotificationValues): NotificationInput => ({
  ...saidIn(values),
  audience: audienceOf(values),
});

/** What is missing before anybody is counted. */
export function wrongIn(values: NotificationValues): Partial<Record<keyof NotificationValues, string | false>> {
  const { kind, loginName, operatorId, from, until } = values;
  const isRides = kind === 'PASSENGERS';
  return {
    ...wrongWords(values),
    loginName: kind === 'PERSON' && loginName.trim() === '' && 'REQUIRED',
    operatorId: isRides && operatorId === '' && 'REQUIRED',
    from: isRides && from === '' && 'REQUIRED',
    until: isRides && (until === '' ? 'REQUIRED' : until < from && 'ENDS_BEFORE'),
  };
}
