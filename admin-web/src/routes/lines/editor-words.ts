import { defineMessages, type NoMessageValues } from 'react-intl';

type Said =
  | ('facts' | 'factsAbout' | 'country' | 'distance' | 'choose' | 'amenities' | 'amenitiesHint')
  | ('tripInfos' | 'tripInfosHint')
  | ('stops' | 'stopsAbout' | 'findStop' | 'findStopHint' | 'noStop' | 'operatorFirst')
  | ('minutes' | 'boards' | 'leaves' | 'passed' | 'times' | 'timesAbout' | 'leavesAt' | 'addTime' | 'stopsFirst')
  | ('copy' | 'removeTime' | 'shiftBy' | 'shift' | 'pickup' | 'blockBefore' | 'hoursFrom' | 'hoursTo' | 'timeRules')
  | ('days' | 'vehicle' | 'forWhom' | 'EVERYONE' | 'REGISTERED' | 'AGENCY' | 'STAFF' | 'addSchedule')
  | ('removeSchedule' | 'scheduleRules' | 'season1From' | 'season1To' | 'season2From' | 'season2To' | 'closedFrom')
  | ('closedTo' | 'ownBlockBefore' | 'childPrices' | 'gender' | 'note' | 'offSale')
  | ('preview' | 'previewAbout' | 'noDeparture' | 'noPrice' | 'noPriceText' | 'sold')
  | ('GOES_BACK' | 'SAME_STOP' | 'END_IS_SERVED' | 'ENDS_BEFORE' | 'OTHER_TRANSPORT' | 'TWO_STOPS' | 'day' | 'time')
  | ('TOO_MANY_BESIDE' | 'DRIVEN_BESIDE' | 'NOT_ADDED' | 'notSold')
  | ('branch' | 'branchHint' | 'noBranch' | 'ownBranch' | 'branchOfTime')
  | ('stopToName' | 'stopNamesHint' | 'othersRoute' | 'othersTime' | 'OTHER_BRANCH')
  | ('seats' | 'price' | 'changeTime' | 'everyDay' | 'newStop' | 'noVehicle' | 'newVehicle' | 'vehiclesFailed');

export const editorWords = defineMessages<
  Record<Said, NoMessageValues> &
    Record<
      'moveUp' | 'moveDown' | 'removeStop' | 'addStop' | 'arrives' | 'departs' | 'nameOfStop',
      { stop: string }
    > & {
      nextDay: { days: number };
      stopNames: { count: number };
      ofVehicle: { name: string; seats: number };
      schedule: { number: number };
      wholePreview: { count: number };
      movedTo: { stop: string; position: number; count: number };
    }
>({
  facts: { id: 'admin.line.facts', defaultMessage: 'Route' },
  factsAbout: {
    id: 'admin.line.facts-about',
    defaultMessage: 'Nationals of the country you choose pay the local price.',
  },
  country: { id: 'admin.line.country', defaultMessage: 'Local price for nationals of' },
  distance: { id: 'admin.line.distance', defaultMessage: 'Distance in kilometres' },
  amenities: { id: 'admin.line.amenities', defaultMessage: 'Amenities of the route' },
  amenitiesHint: {
    id: 'admin.line.amenities-hint',
    defaultMessage: 'What travellers have on this route whatever the vehicle, such as a rest stop.',
  },
  tripInfos: { id: 'admin.line.trip-infos', defaultMessage: 'Kind of ride' },
  tripInfosHint: {
    id: 'admin.line.trip-infos-hint',
    defaultMessage: 'Labels that travellers see on its journeys and filter by.',
  },
  choose: { id: 'admin.line.choose', defaultMessage: 'Please choose' },
  stops: { id: 'admin.line.stops', defaultMessage: 'Stops' },
  stopsAbout: {
    id: 'admin.line.stops-about',
    defaultMessage: 'In the order of travel. Drag a stop, or move it by its arrows.',
  },
  findStop: { id: 'admin.line.find-stop', defaultMessage: 'Find a stop' },
  findStopHint: { id: 'admin.line.find-stop-hint', defaultMessage: 'Its name or its town; then press Add.' },
  noStop: { id: 'admin.line.no-stop', defaultMessage: 'No stop is called that.' },
  newStop: { id: 'admin.line.new-stop', defaultMessage: 'Add a stop (opens beside this page)' },
  noVehicle: { id: 'admin.line.no-vehicle', defaultMessage: 'This operator has no vehicle of this kind yet.' },
  vehiclesFailed: { id: 'admin.line.vehicles-failed', defaultMessage: 'The vehicles could not be loaded.' },
  newVehicle: { id: 'admin.line.new-vehicle', defaultMessage: 'Add a vehicle type (opens beside this page)' },
  operatorFirst: { id: 'admin.line.operator-first', defaultMessage: 'Choose the operator first.' },
  moveUp: { id: 'admin.line.move-up', defaultMessage: 'Move {stop} up' },
  moveDown: { id: 'admin.line.move-down', defaultMessage: 'Move {stop} down' },
  removeStop: { id: 'admin.line.remove-stop', defaultMessage: 'Remove {stop}' },
  addStop: { id: 'admin.line.add-stop', defaultMessage: 'Add {stop}' },
  movedTo: { id: 'admin.line.moved-to', defaultMessage: '{stop} is stop {position} of {count} now.' },
  minutes: { id: 'admin.line.minutes', defaultMessage: 'Minutes from the start' },
  boards: { id: 'admin.line.boards', defaultMessage: 'Get on' },
  leaves: { id: 'admin.line.leaves', defaultMessage: 'Get off' },
  passed: { id: 'admin.line.passed', defaultMessage: 'Passed without halting' },
  times: { id: 'admin.line.times', defaultMessage: 'Times' },
  timesAbout: {
    id: 'admin.line.times-about',
    defaultMessage: 'When it leaves. The clocks at the other stops follow from their minutes; change what differs.',
  },
  leavesAt: { id: 'admin.line.leaves-at', defaultMessage: 'Leaves the first stop at' },
  addTime: { id: 'admin.line.add-time', defaultMessage: 'Add this time' },
  stopsFirst: { id: 'admin.line.stops-first', defaultMessage: 'Add two stops first.' },
  arrives: { id: 'admin.line.arrives', defaultMessage: 'Arrives at {stop}' },
  departs: { id: 'admin.line.departs', defaultMessage: 'Leaves {stop}' },
  nextDay: {
    id: 'admin.line.next-day',
    defaultMessage: '{days, plural, one {the next day} other {# days later}}',
  },
  stopNames: {
    id: 'admin.line.stop-names',
    defaultMessage:
      '{count, plural, =0 {Other names of stops at this time} one {Other names of stops at this time: one} other {Other names of stops at this time: #}}',
  },
  othersRoute: {
    id: 'admin.line.others-route',
    defaultMessage:
      'The route and its stops are your operator’s to change. Of its times and days you change those that your branch drives; the others are shown to be read.',
  },
  othersTime: {
    id: 'admin.line.others-time',
    defaultMessage: 'Your branch does not drive this time on all its days, so it can only be read here.',
  },
  OTHER_BRANCH: {
    id: 'admin.line.other-branch',
    defaultMessage: 'This is not your branch’s to change. Leave it as it was, or ask your operator.',
  },
  stopToName: { id: 'admin.line.stop-to-name', defaultMessage: 'Stop' },
  stopNamesHint: {
    id: 'admin.line.stop-names-hint',
    defaultMessage: 'Where it halts elsewhere at this time, such as at another gate. Leave it empty otherwise.',
  },
  nameOfStop: { id: 'admin.line.name-of-stop', defaultMessage: '{stop} is called' },
  changeTime: { id: 'admin.line.change-time', defaultMessage: 'Change this time' },
  everyDay: { id: 'admin.line.every-day', defaultMessage: 'Every day' },
  copy: { id: 'admin.line.copy', defaultMessage: 'Copy this time' },
  removeTime: { id: 'admin.line.remove-time', defaultMessage: 'Remove this time' },
  shiftBy: { id: 'admin.line.shift-by', defaultMessage: 'Minutes later (with − earlier)' },
  shift: { id: 'admin.line.shift', defaultMessage: 'Shift' },
  timeRules: { id: 'admin.line.time-rules', defaultMessage: 'Rules of this time: sale, pick-up, branch, connections' },
  pickup: { id: 'admin.line.pickup', defaultMessage: 'The driver fetches travellers at an address' },
  blockBefore: { id: 'admin.line.block-before', defaultMessage: 'Sale ends so many minutes before departure' },
  hoursFrom: { id: 'admin.line.hours-from', defaultMessage: 'Every day, nothing is sold from' },
  hoursTo: { id: 'admin.line.hours-to', defaultMessage: 'until' },
  schedule: { id: 'admin.line.schedule', defaultMessage: 'Days and vehicle {number}' },
  days: { id: 'admin.line.days', defaultMessage: 'Runs on' },
  vehicle: { id: 'admin.line.vehicle', defaultMessage: 'Vehicle' },
  ofVehicle: {
    id: 'admin.line.of-vehicle',
    defaultMessage: '{name}, {seats, plural, one {one seat} other {# seats}}',
  },
  forWhom: { id: 'admin.line.for-whom', defaultMessage: 'Sold to' },
  EVERYONE: { id: 'admin.line.everyone', defaultMessage: 'Everybody' },
  REGISTERED: { id: 'admin.line.registered', defaultMessage: 'Who has an account' },
  AGENCY: { id: 'admin.line.agency', defaultMessage: 'Agencies' },
  STAFF: { id: 'admin.line.staff', defaultMessage: 'Own counters only' },
  addSchedule: { id: 'admin.line.add-schedule', defaultMessage: 'Add other days or another vehicle' },
  removeSchedule: { id: 'admin.line.remove-schedule', defaultMessage: 'Remove these days' },
  scheduleRules: { id: 'admin.line.schedule-rules', defaultMessage: 'Seasons, closed days and rules' },
  season1From: { id: 'admin.line.season-1-from', defaultMessage: 'First season from' },
  season1To: { id: 'admin.line.season-1-to', defaultMessage: 'First season until' },
  season2From: { id: 'admin.line.season-2-from', defaultMessage: 'Second season from' },
  season2To: { id: 'admin.line.season-2-to', defaultMessage: 'Second season until' },
  closedFrom: { id: 'admin.line.closed-from', defaultMessage: 'Closed from' },
  closedTo: { id: 'admin.line.closed-to', defaultMessage: 'Closed until' },
  ownBlockBefore: { id: 'admin.line.own-block-before', defaultMessage: 'Own minutes before departure' },
  childPrices: { id: 'admin.line.child-prices', defaultMessage: 'Children have a price of their own' },
  gender: { id: 'admin.line.gender', defaultMessage: 'A man may sit beside a woman he does not know' },
  note: { id: 'admin.line.note', defaultMessage: 'Note for travellers' },
  branch: { id: 'admin.line.branch', defaultMessage: 'Branch that drives it' },
  branchHint: {
    id: 'admin.line.branch-hint',
    defaultMessage: 'Its people see the passenger list and board them; it has a settlement of its own.',
  },
  noBranch: { id: 'admin.line.no-branch', defaultMessage: 'No branch: the operator itself' },
  ownBranch: { id: 'admin.line.own-branch', defaultMessage: 'Another branch on these days' },
  branchOfTime: { id: 'admin.line.branch-of-time', defaultMessage: 'As the time above' },
  offSale: { id: 'admin.line.off-sale', defaultMessage: 'Not on sale' },
  preview: { id: 'admin.line.preview', defaultMessage: 'The next 14 days' },
  previewAbout: {
    id: 'admin.line.preview-about',
    defaultMessage: 'What is saved, as travellers who are not signed in see it, from the first stop to the last.',
  },
  wholePreview: { id: 'admin.line.whole-preview', defaultMessage: 'Show all {count} departures' },
  noDeparture: { id: 'admin.line.no-departure', defaultMessage: 'Nothing leaves in the next 14 days.' },
  noPrice: { id: 'admin.line.no-price', defaultMessage: 'no price yet' },
  noPriceText: {
    id: 'admin.line.no-price-text',
    defaultMessage: 'Travellers find these departures and cannot buy them until they have a price: see Prices above.',
  },
  sold: { id: 'admin.line.sold', defaultMessage: 'Can be bought' },
  notSold: { id: 'admin.line.not-sold', defaultMessage: 'Cannot be bought without a price' },
  day: { id: 'admin.line.day', defaultMessage: 'Day' },
  time: { id: 'admin.line.time', defaultMessage: 'Time' },
  seats: { id: 'admin.line.seats', defaultMessage: 'Free seats' },
  price: { id: 'admin.line.price', defaultMessage: 'Price' },
  GOES_BACK: {
    id: 'admin.line.goes-back',
    defaultMessage: 'This is earlier than at the stop before, or a whole day later. Check both.',
  },
  SAME_STOP: { id: 'admin.line.same-stop', defaultMessage: 'This is the stop before once more. Remove one of them.' },
  END_IS_SERVED: {
    id: 'admin.line.end-is-served',
    defaultMessage: 'One gets on at the first stop and off at the last, and neither is passed.',
  },
  ENDS_BEFORE: { id: 'admin.line.ends-before', defaultMessage: 'This day is before the first one.' },
  OTHER_TRANSPORT: {
    id: 'admin.line.other-transport',
    defaultMessage: 'This vehicle is of another means of transport. Choose one that fits the route.',
  },
  TWO_STOPS: { id: 'admin.line.two-stops', defaultMessage: 'A route has two stops or more.' },
  NOT_ADDED: {
    id: 'admin.line.not-added',
    defaultMessage: 'This time is typed and not added yet. Press “Add this time”, or empty the field.',
  },
  TOO_MANY_BESIDE: {
    id: 'admin.line.too-many-beside',
    defaultMessage:
      'With the old times beside the new ones there are too many: a route has 300 times at most, and a time 20 rows of days. Take off first what is over.',
  },
  DRIVEN_BESIDE: {
    id: 'admin.line.driven-beside',
    defaultMessage:
      'What is driven on beside the change keeps its vehicles, which are of another means of transport. Add a new route instead.',
  },
});
