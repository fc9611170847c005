const EVERYONE = { public: 'everyone', signedIn: 'own' };

/** Between the words of a cell and the next column. */
const row = (cells) => `| ${cells.join(' | ')} |`;

const KEY_OR = 'key or ';
const GUEST_OR = 'guest or ';
const OWN_OR = 'own or ';

function cellOf(grants, roleId, door) {
  if (EVERYONE[door]) return EVERYONE[door];
  if (door.startsWith(GUEST_OR)) return cellOf(grants, roleId, door.slice(GUEST_OR.length));
  if (door.startsWith(KEY_OR)) return cellOf(grants, roleId, door.slice(KEY_OR.length)).replace('–', 'key');
  if (door.startsWith(OWN_OR)) return ownOr(cellOf(grants, roleId, door.slice(OWN_OR.length)));
  const grant = grants.find((candidate) => candidate.roleId === roleId && candidate.permission === door);
  if (!grant) return '–';
  return `${grant.secondPerson ? 'P ' : ''}${grant.cargoAgentsOnly ? 'flagged ' : ''}${grant.scope}`;
}

/** What nobody does alone, and what only cargo agents do, leaves others what is their own. */
const ownOr = (cell) => (cell === '–' || cell.includes(' ') ? 'own' : cell);

const guestCellOf = (door) =>
  door.startsWith(KEY_OR) ? 'key' : door === 'public' || door.startsWith(GUEST_OR) ? 'everyone' : '–';

const wordsOf = (door) => (door in EVERYONE ? '' : door.replace(/[\w.]+$/, '`$&`'));

/**
 * docs/access.md: for each operation of the graph, and each field that is not for everyone who sees its type, who may.
 * @param {Record<string, { doors: Record<string, string> }>} subgraphs by name; `service` doors are not the public's
 * @param {{ names: Record<string, string>, grants: readonly { roleId: number, permission: string, scope: string,
 *   secondPerson: boolean, cargoAgentsOnly: boolean }[] }} roles
 */
export function accessTable(subgraphs, { names, grants }) {
  const ids = [1, 11, 7, 4, 10, 5, 9, 2, 3, 6, 8].filter((id) => id in names);
  const head = ['operation', 'permission', 'guest', ...ids.map(String)];
  const tables = Object.entries(subgraphs).map(([name, { doors }]) => {
    const rows = Object.entries(doors)
      .filter(([, door]) => door !== 'service')
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, door]) =>
        row([
          `\`${path}\``,
          wordsOf(door),
          guestCellOf(door),
          ...ids.map((id) => cellOf(grants, id, door)),
        ]),
      );
    return [`## ${name}`, '', row(head), row(head.map(() => '---')), ...rows].join('\n');
  });
  return `${[INTRODUCTION, row(['role', 'name']), row(['---', '---']), ...ids.map((id) => row([String(id), names[id]])), '', tables.join('\n\n')].join('\n')}\n`;
}

const INTRODUCTION = `# Who may do what

Written by \`npm run schema\` from the declarations in the code and the roles' permissions; the tests compare it.

A cell is the scope in which a role may do it: own < branch < operator or agency < country < all. What lies outside of it
looks as if it did not exist. \`everyone\`: no permission is asked. \`key\`: for whoever knows the secret of that one row (a
booking's token, a ticket's id and e-mail), which also serves those who have a scope. \`guest or\`: whoever has not signed in may, too. \`own or\`:
whoever has signed in, for what is his own, and further where the cell says so. \`P\`: only together with a second person. \`flagged\`: only accounts with
the cargo agent flag. Fields of types stand here when not everyone who sees the type sees them. The REST routes are
operations of the same graph, so the same rows hold for them.
`;
