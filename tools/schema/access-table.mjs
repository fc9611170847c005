const EVERYONE = { public: 'everyone', signedIn: 'own' };

/** Between the words of a cell and the next column. */
const row = (cells) => `| ${cells.join(' | ')} |`;

const KEY_OR = 'key or ';
const GUEST_OR = 'guest or ';
const OWN_OR = 'own or ';

function cellOf(roles, roleId, door) {
  if (EVERYONE[door]) return EVERYONE[door];
  const cell = grantedCell(roles, roleId, door);
  if (door.startsWith(KEY_OR)) return cell.replace('–', 'key');
  return door.startsWith(OWN_OR) ? ownOr(cell) : cell;
}

/** How far the door itself lets a role in: what is granted further than it knows is not told further. */
function grantedCell({ grants, askedBy, scopeAt }, roleId, door) {
  const { permission } = askedBy(door);
  const grant = grants.find((candidate) => candidate.roleId === roleId && candidate.permission === permission);
  const scope = scopeAt(door, grant?.scope);
  return scope ? `${grant.secondPerson ? 'P ' : ''}${grant.cargoAgentsOnly ? 'flagged ' : ''}${scope}` : '–';
}

/** What nobody does alone, and what only cargo agents do, leaves others what is their own. */
const ownOr = (cell) => (cell === '–' || cell.includes(' ') ? 'own' : cell);

const guestCellOf = (door) =>
  door.startsWith(KEY_OR) ? 'key' : door === 'public' || door.startsWith(GUEST_OR) ? 'everyone' : '–';

const wordsOf = (door) => (door in EVERYONE ? '' : door.replace(/\w+\.\w+/, '`$&`'));

/**
 * docs/access.md: for each operation of the graph, and each field that is not for everyone who sees its type, who may.
 * @param {Record<string, { doors: Record<string, string> }>} subgraphs by name; `service` doors are not the public's
 * @param {{ names: Record<string, string>, grants: readonly { roleId: number, permission: string, scope: string,
 *   secondPerson: boolean, cargoAgentsOnly: boolean }[], askedBy: (door: string) => { permission: string },
 *   scopeAt: (door: string, granted: string | undefined) => string | undefined }} roles how a door is read, the doors
 *   themselves say
 */
export function accessTable(subgraphs, roles) {
  const { names } = roles;
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
          ...ids.map((id) => cellOf(roles, id, door)),
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
whoever has signed in, for what is his own, and further where the cell says so. \`as\`: the scopes that lead anywhere;
who holds a wider one comes in as far as the widest of them, who holds none they lie in is refused. \`in any scope\`: what
lies in none, as the roles themselves, is seen whole by whoever holds the permission at all. \`P\`: only together with a second person. \`flagged\`: only accounts with
the cargo agent flag. Fields of types stand here when not everyone who sees the type sees them. The REST routes are
operations of the same graph, so the same rows hold for them.
`;
