/** What a tour of the back office shows, a screenful each. */
export type TourStepId = 'menu' | 'today' | 'run' | 'sell' | 'money' | 'lists' | 'files' | 'find' | 'keys';

export interface TourStep {
  readonly id: TourStepId;
  /** A screen where it can be tried. */
  readonly to?: string;
}

/** Where the work of a role begins (rules of business, section 8): the first of these that its menu has. */
const WORK: Readonly<Record<number, readonly TourStep[]>> = {
  4: [{ id: 'run', to: '/departures' }],
  10: [{ id: 'run', to: '/departures' }],
  9: [{ id: 'money', to: '/settlements' }],
  5: [{ id: 'sell', to: '/search' }],
  2: [{ id: 'sell', to: '/search' }],
  3: [{ id: 'sell', to: '/search' }],
};
const TODAY: TourStep = { id: 'today', to: '/' };

/** Lists that many look at. */
const LISTS = ['/bookings', '/departures', '/settlements', '/reviews', '/users', '/staff'];
/** Lists whose records come and go in files; the first is the shortest. */
const WITH_FILES = ['/amenities', '/stops', '/operator-branches'];

const firstOf = (wanted: readonly string[], menu: ReadonlySet<string>): string | undefined =>
  wanted.find((path) => menu.has(path));

/** The tour of somebody of a built-in role (that of his own, where it is based on one) whose menu has these addresses. */
export function tourOf(roleId: number, menu: ReadonlySet<string>): readonly TourStep[] {
  const work = WORK[roleId]?.find(({ to }) => to !== undefined && menu.has(to)) ?? TODAY;
  const [list, files] = [firstOf(LISTS, menu), firstOf(WITH_FILES, menu)];
  return [
    { id: 'menu' },
    work,
    ...(list === undefined ? [] : [{ id: 'lists' as const, to: list }]),
    ...(files === undefined ? [] : [{ id: 'files' as const, to: files }]),
    { id: 'find' },
    { id: 'keys' },
  ];
}
