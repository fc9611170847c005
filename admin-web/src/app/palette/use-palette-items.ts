import { rightsAlone } from '@naga/app-kit/rights.js';
import { useScope } from '@naga/app-kit/PermissionGate';
import { LANGUAGES } from '@naga/kernel/language.js';
import { defineMessages, useIntl } from 'react-intl';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { GROUPS, type PaletteItem } from '../../features/palette/palette-item.js';
import { importWords } from '../../records/noun/import-words.js';
import type { ListedNoun } from '../../records/noun/noun.js';
import { makes } from '../../records/noun/use-makes.js';
import { languageName } from '../../session/language.js';
import { useLanguageChoice } from '../../session/LanguageChoice.js';
import type { Me } from '../../session/me.js';
import { menuOf } from '../menu.js';
import { words as tourWords } from '../tour/tour-words.js';
import { useSignOut } from '../use-sign-out.js';

const words = defineMessages({
  account: { id: 'admin.menu.account', defaultMessage: 'My account' },
  site: { id: 'admin.menu.site', defaultMessage: 'Public site' },
  signOut: { id: 'admin.menu.sign-out', defaultMessage: 'Sign out' },
  language: { id: 'admin.menu.language', defaultMessage: 'Language' },
  keys: { id: 'admin.keys.title', defaultMessage: 'Keyboard shortcuts' },
});

const idOf = (path: string): string => path.replaceAll('/', '_');

/** Found by the words of its address too: '/refund-policies' in whatever language one reads. */
const asWords = (path: string): string => path.replaceAll(/[/-]/g, ' ');

/** Where somebody may go and what he may do: the menu, what its screens add, and what stands at its foot. */
export function usePaletteItems(
  me: Me,
  kinds: readonly ListedNoun[],
  onOpen: (what: 'help' | 'tour') => void,
): PaletteItem[] {
  const intl = useIntl();
  const { language, choose } = useLanguageChoice();
  const { signOut } = useSignOut();
  const rights = rightsAlone(me.permissions);
  const seesStatements = useScope('settlement.view') !== undefined;
  const operators = useOwnOperators('settlement.view');
  const groups = menuOf(me);
  const entries = groups.flatMap((group) => group.entries.map((entry) => ({ ...entry, of: group.words })));
  const say = intl.formatMessage;
  return [
    ...entries.map(({ to, words: title, of }): PaletteItem => {
      const detail = of && say(of);
      return { id: `go${idOf(to)}`, group: GROUPS.go, title: say(title), detail, keywords: asWords(to), to };
    }),
    { id: 'go-account', group: GROUPS.go, title: say(words.account), keywords: 'my account profile', to: '/myaccount' },
    ...entries.flatMap(({ words: list, add: special, to }): PaletteItem[] => {
      const noun = kinds.find((kind) => kind.path === to && makes(kind, rights));
      const add = special ?? (noun && { to: `${to}/add`, words: noun.words.add });
      if (add === undefined) return [];
      const keywords = `${say(list)} ${asWords(add.to)} new`;
      return [
        { id: `do${idOf(add.to)}`, group: GROUPS.do, title: say(add.words), detail: say(list), keywords, to: add.to },
      ];
    }),
    ...entries.flatMap(({ words: list, to }): PaletteItem[] => {
      const takes = kinds.some((kind) => kind.path === to && kind.documents.rehearse !== undefined);
      const [title, keywords] = [say(importWords.open), `${say(list)} ${asWords(to)} import csv`];
      const item = { id: `do${idOf(to)}_import`, group: GROUPS.do, title, detail: say(list), keywords };
      // One for each list: too many for who looks for nothing.
      return takes ? [{ ...item, onlyFound: true, to: `${to}/import` }] : [];
    }),
    ...LANGUAGES.filter((code) => code !== language).map((code): PaletteItem => {
      const title = `${say(words.language)}: ${languageName(code)}`;
      return {
        id: `do-language-${code}`,
        group: GROUPS.do,
        title,
        keywords: `language ${code}`,
        run: () => choose(code),
      };
    }),
    {
      id: 'do-keys',
      group: GROUPS.do,
      title: say(words.keys),
      keywords: 'keyboard shortcuts ?',
      run: () => onOpen('help'),
    },
    { id: 'do-tour', group: GROUPS.do, title: say(tourWords.start), keywords: 'tour help', run: () => onOpen('tour') },
    {
      id: 'do-site',
      group: GROUPS.do,
      title: say(words.site),
      keywords: 'public site',
      run: () => location.assign('/'),
    },
    {
      id: 'do-sign-out',
      group: GROUPS.do,
      title: say(words.signOut),
      keywords: 'sign out log out',
      run: () => void signOut(),
    },
    ...(seesStatements ? operators : []).map(({ value, label }): PaletteItem => {
      const to = `/operators/balance/${value}`;
      return { id: `operator-${value}`, group: GROUPS.balances, title: label, onlyFound: true, to };
    }),
  ];
}
