import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { providerWords } from './money-words.js';
import { wordFor } from '../../session/word-for.js';

const words = defineMessages<{
  guest: NoMessageValues;
  system: NoMessageValues;
  user: { id: string };
  provider: { name: string };
}>({
  guest: { id: 'admin.actor.guest', defaultMessage: 'Traveller without an account' },
  system: { id: 'admin.actor.system', defaultMessage: 'Naga itself' },
  user: { id: 'admin.actor.user', defaultMessage: 'Account {id}' },
  provider: { id: 'admin.actor.provider', defaultMessage: 'Payment provider: {name}' },
});

/** A person of ours by name; by the account's number where the account is gone. */
export const colleagueName = (intl: IntlShape, { id, name }: { id: string; name: string | null }): string =>
  name ?? intl.formatMessage(words.user, { id });

/** Who did it: 'guest', 'system', 'user:12', 'service:users' and 'provider:sandbox' as the timeline has them. */
export function actorName(intl: IntlShape, actor: string): string {
  const [kind = '', of = ''] = actor.split(':');
  if (kind === 'user') return intl.formatMessage(words.user, { id: of });
  if (kind === 'provider') return intl.formatMessage(words.provider, { name: wordFor(intl, providerWords, of) });
  return wordFor(intl, { guest: words.guest, system: words.system, service: words.system }, kind);
}
