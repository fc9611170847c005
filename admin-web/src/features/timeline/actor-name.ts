import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { roleTitle, roleWords, type RoleId } from '../../session/role-words.js';
import type { Change_EntryFragment, Change_PersonFragment } from './timeline.generated.js';

const words = defineMessages<{
  guest: NoMessageValues;
  person: { name: string; role: string };
  gone: { id: string };
  impersonated: { impersonator: string; person: string };
  service: { service: string };
  serviceFor: { service: string; person: string };
  byKey: { who: string; id: string };
}>({
  guest: { id: 'admin.change.guest', defaultMessage: 'Somebody without an account' },
  person: { id: 'admin.change.person', defaultMessage: '{name} ({role})' },
  gone: { id: 'admin.change.gone', defaultMessage: 'User {id}, whose account is gone' },
  impersonated: { id: 'admin.change.impersonated', defaultMessage: '{impersonator}, signed in as {person}' },
  service: { id: 'admin.change.service', defaultMessage: 'Naga itself ({service})' },
  serviceFor: { id: 'admin.change.service-for', defaultMessage: 'Naga itself ({service}) for {person}' },
  byKey: { id: 'admin.change.by-key', defaultMessage: '{who}, with API key {id}' },
});

const ROLE_OF_NAME = new Map(
  Object.entries(roleWords).map(([id, { defaultMessage }]) => [String(defaultMessage), Number(id) as RoleId]),
);

function personName(intl: IntlShape, { userId, name, roleName }: Change_PersonFragment): string {
  if (name === null) return intl.formatMessage(words.gone, { id: userId });
  if (roleName === null) return name;
  const role = roleTitle(intl, { roleId: ROLE_OF_NAME.get(roleName) ?? 0, roleName });
  return intl.formatMessage(words.person, { name, role });
}

/** Who made a change, and for whom: a person, somebody as somebody else, a part of Naga, a guest. */
export function actorText(intl: IntlShape, actor: Change_EntryFragment['actor']): string {
  const { person, impersonator, service, onBehalfOf, apiKeyId } = actor;
  const name = (of: Change_PersonFragment) => personName(intl, of);
  const who = () => {
    if (person !== null && impersonator !== null)
      return intl.formatMessage(words.impersonated, { impersonator: name(impersonator), person: name(person) });
    if (person !== null) return name(person);
    if (service !== null && onBehalfOf !== null)
      return intl.formatMessage(words.serviceFor, { service, person: name(onBehalfOf) });
    if (service !== null) return intl.formatMessage(words.service, { service });
    return intl.formatMessage(words.guest);
  };
  return apiKeyId === null ? who() : intl.formatMessage(words.byKey, { who: who(), id: apiKeyId });
}
