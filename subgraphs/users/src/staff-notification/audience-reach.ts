import { isAddress } from '../account/account-names.js';
import { phonesOf } from '../account/login-name.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { type Reach, reachBy } from '@naga/server-kit/viewer/reach.js';
import { type TravellerContact, travellersOf } from '../neighbours/booking.js';
import { operatorNamed } from '../neighbours/catalogue.js';
import type { UsersContext } from '../services.js';
import { type AskedAudience, type Audience, problemsOfAudience } from './audience.js';
import { accountNamed, NOTIFICATION_SCOPES, type Recipients, recipientsOf } from './recipients-sql.js';

/** Whose a notification is, and who gets it. */
export interface Meant {
  readonly operatorId: string | null;
  readonly countryCode: string | null;
  /** As it is kept. */
  readonly audience: Audience;
  readonly recipients: Recipients;
}

const wrong = (path: string): InvalidInput => new InvalidInput([{ path, code: 'UNKNOWN' }]);

/** A contact as messages can go there. */
const reachable = ({ email, phone, ...contact }: TravellerContact): TravellerContact => ({
  ...contact,
  email: email != null && isAddress(email) ? email : null,
  phone: phonesOf(phone ?? '')[0] ?? null,
});

/** The operator whose passengers are meant, if the reach has it: another one looks as if it did not exist. */
async function ridesOf(context: UsersContext, reach: Reach, operatorId: string) {
  const operator = await operatorNamed(context, operatorId);
  if (operator === undefined || reach === 'nothing') throw wrong('operatorId');
  const isWithin = reach === 'everything' || reach.key === (reach.by === 'country' ? operator.countryCode : operatorId);
  if (!isWithin) throw wrong('operatorId');
  return { operatorId, countryCode: operator.countryCode };
}

/** Whom an audience means within the viewer's reach. InvalidInput for one that cannot be, or lies outside of it. */
export async function meantBy(
  context: UsersContext,
  asked: AskedAudience,
  channels: readonly string[],
): Promise<Meant> {
  const problems = problemsOfAudience(asked);
  if (problems.length > 0) throw new InvalidInput(problems);
  const reach = reachBy(context.viewer, 'notification.send', NOTIFICATION_SCOPES);
  const { loginName, peopleWho } = asked;
  if (asked.passengersOf != null) {
    const passengersOf = { ...asked.passengersOf, ...asked.touched };
    const whose = await ridesOf(context, reach, passengersOf.operatorId);
    const passengers = (await travellersOf(context, passengersOf)).map(reachable);
    return { ...whose, audience: { passengersOf }, recipients: recipientsOf({}, channels, reach, passengers) };
  }
  const accountId = loginName == null ? null : await accountNamed(context.database, reach, loginName);
  if (accountId === undefined) throw wrong('loginName');
  const audience = accountId === null ? { peopleWho: peopleWho ?? {} } : { accountId };
  const own = reach === 'everything' || reach === 'nothing' ? undefined : reach;
  return {
    operatorId: own?.by === 'operator' ? own.key : (peopleWho?.operatorId ?? null),
    countryCode: own?.by === 'country' ? own.key : (peopleWho?.countryCode ?? null),
    audience,
    recipients: recipientsOf(audience, channels, reach),
  };
}
