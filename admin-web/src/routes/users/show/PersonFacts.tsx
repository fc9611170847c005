import { formatCount } from '@naga/kernel/money.js';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { countryName } from '../../../features/place/country-words.js';
import { worksAt } from '@naga/kernel/built-in-role.js';
import { languageName } from '../../../session/language.js';
import { roleTitle } from '../../../session/role-words.js';
import { accountTypeWords } from '../account-type-words.js';
import { usePlaces } from '../use-places.js';
import type { Person } from './person.js';
import { words } from './words.js';

type Name = keyof typeof words;
type Fact = { id: string; term: ReactNode; value: ReactNode };

/** All an account says, in groups; places and types only where the role has them. */
export function PersonFacts({ person }: { person: Person }) {
  const intl = useIntl();
  const { branchName, roleOf } = usePlaces();
  const say = (name: Exclude<Name, 'above' | 'used' | 'from'>) => intl.formatMessage(words[name]);
  const fact = (id: Exclude<Name, 'above' | 'used' | 'from'>, value: ReactNode): Fact => ({
    id,
    term: say(id),
    value: value === '' ? null : value,
  });
  const yesNo = (flag: boolean) => say(flag ? 'yes' : 'no');
  const built = roleOf(person.roleId)?.basedOn ?? person.roleId;
  const at = worksAt(built);

  const contact = [
    fact('email', person.email),
    fact('phone', person.phoneNumber),
    fact('userName', person.userName),
    fact('secondEmail', person.secondaryEmail),
    fact('telegram', person.telegramId),
    fact('language', languageName(person.language)),
    fact('mails', say(person.stopEmailNotification ? 'mailsNo' : 'mailsYes')),
  ];
  const work = [
    fact('role', roleTitle(intl, person)),
    ...(at === 'operator' || at === 'branch' ? [fact('operator', person.operator?.name)] : []),
    ...(at === 'branch' ? [fact('branch', branchName(person.branchId))] : []),
    ...(at === 'agency'
      ? [
          fact('agency', person.agency?.name),
          fact('level', (person.commissionLevel ?? person.agency?.commissionLevel)?.name),
        ]
      : []),
    ...(person.countryCode === null ? [] : [fact('country', countryName(intl, person.countryCode))]),
    ...(person.accountType === null ? [] : [fact('type', intl.formatMessage(accountTypeWords[person.accountType]))]),
    ...(at === 'agency' ? [fact('cargo', yesNo(person.cargoAgent))] : []),
    ...(built === 6
      ? [fact('points', <Link to={`/rewards?user=${person.id}`}>{formatCount(person.rewardPoints)}</Link>)]
      : []),
  ];
  const settings = [
    fact(
      'autoLogin',
      person.allowAutoLogin && person.hasAutoLoginCode ? say('autoLoginOpen') : yesNo(person.allowAutoLogin),
    ),
    fact('factor', yesNo(person.secondFactor)),
    fact('firstPassword', yesNo(person.changePasswordOnFirstLogin)),
    fact('payBlocked', yesNo(person.blockPayOnBoarding)),
    fact('payAllowed', yesNo(person.allowPayOnBoardingEvenIfAutoBlocked)),
    fact('apiKeys', formatCount(person.apiKeys)),
    fact('otp', yesNo(person.allowMobileOtpWithNoLimit)),
  ];
  return (
    <>
      <Group of="contact" facts={contact} />
      <Group of="work" facts={work} />
      <Group of="settings" facts={settings} />
    </>
  );
}

function Group({ of, facts }: { of: 'contact' | 'work' | 'settings'; facts: readonly Fact[] }) {
  return (
    <section>
      <h2>
        <FormattedMessage {...words[of]} />
      </h2>
      <Card kind="panel">
        <DefinitionList items={facts} minWidth={190} />
      </Card>
    </section>
  );
}
