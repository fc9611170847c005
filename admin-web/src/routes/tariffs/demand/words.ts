import { defineMessages, type NoMessageValues } from 'react-intl';

type Said =
  | ('title' | 'about' | 'route' | 'everyRoute' | 'off' | 'likeAll' | 'switchOn' | 'switchOff' | 'keepOut' | 'steps')
  | ('kind' | 'left' | 'days' | 'most' | 'percent' | 'addLeft' | 'addDays' | 'remove' | 'floor' | 'ceiling')
  | ('limits' | 'preview' | 'previewAbout' | 'seatsLeft' | 'isChanged' | 'none' | 'wrong' | 'keptOut' | 'undo');

export const demandWords = defineMessages<
  Record<Said, NoMessageValues> & {
    daysToGo: { days: number };
    share: { percent: number };
    leftStep: { most: number; change: string };
    daysStep: { most: number; change: string };
    between: { floor: number; ceiling: number };
  }
>({
  title: { id: 'admin.tariff-demand.title', defaultMessage: 'Demand' },
  about: {
    id: 'admin.tariff-demand.about',
    defaultMessage:
      'Prices may follow how many seats are left and how many days it is until the departure. This is off until you switch it on. A seat that is held keeps its price.',
  },
  route: { id: 'admin.tariff-demand.route', defaultMessage: 'Prices of' },
  everyRoute: { id: 'admin.tariff-demand.every-route', defaultMessage: 'All routes' },
  off: { id: 'admin.tariff-demand.off', defaultMessage: 'It is off: prices do not follow demand.' },
  likeAll: {
    id: 'admin.tariff-demand.like-all',
    defaultMessage: 'This route has no steps of its own: what all routes have holds.',
  },
  keptOut: { id: 'admin.tariff-demand.kept-out', defaultMessage: 'Prices of this route do not follow demand.' },
  switchOn: { id: 'admin.tariff-demand.switch-on', defaultMessage: 'Let prices follow demand' },
  switchOff: { id: 'admin.tariff-demand.switch-off', defaultMessage: 'Take these steps away' },
  keepOut: { id: 'admin.tariff-demand.keep-out', defaultMessage: 'Keep this route out of it' },
  undo: { id: 'admin.tariff-demand.undo', defaultMessage: 'Leave it as it is' },
  steps: { id: 'admin.tariff-demand.steps', defaultMessage: 'Steps' },
  kind: { id: 'admin.tariff-demand.kind', defaultMessage: 'While no more than' },
  left: { id: 'admin.tariff-demand.left', defaultMessage: 'percent of the seats are left' },
  days: { id: 'admin.tariff-demand.days', defaultMessage: 'days are left until the departure' },
  most: { id: 'admin.tariff-demand.most', defaultMessage: 'At most' },
  percent: { id: 'admin.tariff-demand.percent', defaultMessage: 'Change of the price in percent' },
  addLeft: { id: 'admin.tariff-demand.add-left', defaultMessage: 'Add a step by seats left' },
  addDays: { id: 'admin.tariff-demand.add-days', defaultMessage: 'Add a step by days' },
  remove: { id: 'admin.tariff-demand.remove', defaultMessage: 'Remove' },
  floor: { id: 'admin.tariff-demand.floor', defaultMessage: 'At least so many percent of the price' },
  ceiling: { id: 'admin.tariff-demand.ceiling', defaultMessage: 'At most so many percent of the price' },
  limits: {
    id: 'admin.tariff-demand.limits',
    defaultMessage: 'Of each kind the step with the least left decides; both kinds add up, within these limits.',
  },
  preview: { id: 'admin.tariff-demand.preview', defaultMessage: 'What a price comes to' },
  previewAbout: { id: 'admin.tariff-demand.preview-about', defaultMessage: 'In percent of what it is without demand.' },
  seatsLeft: { id: 'admin.tariff-demand.seats-left', defaultMessage: 'Seats left' },
  isChanged: { id: 'admin.tariff-demand.is-changed', defaultMessage: 'This is different from what holds now.' },
  none: { id: 'admin.tariff-demand.none', defaultMessage: 'none' },
  wrong: { id: 'admin.tariff-demand.wrong', defaultMessage: 'Some numbers are not right yet: they are marked.' },
  daysToGo: {
    id: 'admin.tariff-demand.days-to-go',
    defaultMessage: '{days, plural, one {# day to go} other {# days to go}}',
  },
  share: { id: 'admin.tariff-demand.share', defaultMessage: '{percent} %' },
  leftStep: { id: 'admin.tariff-demand.left-step', defaultMessage: '{most} % of the seats left: {change}' },
  daysStep: { id: 'admin.tariff-demand.days-step', defaultMessage: '{most} days to go: {change}' },
  between: { id: 'admin.tariff-demand.between', defaultMessage: 'between {floor} and {ceiling} %' },
});
