import { defineMessages, type NoMessageValues } from 'react-intl';

type Word =
  | ('notify' | 'notifyHint' | 'counting' | 'tellAgain' | 'save' | 'remove' | 'leave' | 'back')
  | ('stop' | 'pickup' | 'pickupGone' | 'vehicle' | 'vehicleLost' | 'layout' | 'layoutLost');

/** Of whom a change touches, and of what is said to them. */
export const touchedWords = defineMessages<
  Record<Word, NoMessageValues> & Record<'goesTo' | 'told', { count: number }> & { notTold: { reason: string } }
>({
  notify: { id: 'admin.touched.notify', defaultMessage: 'Notify these passengers when this is done' },
  notifyHint: {
    id: 'admin.touched.notify-hint',
    defaultMessage: 'Write it now; it is sent once this is done, and not if it is refused.',
  },
  counting: { id: 'admin.touched.counting', defaultMessage: 'Counting the people …' },
  goesTo: {
    id: 'admin.touched.goes-to',
    defaultMessage:
      '{count, plural, =0 {Nobody of them has paid and can be reached yet: nothing is sent.} one {It goes to one person.} other {It goes to {count, number} people.}}',
  },
  told: {
    id: 'admin.touched.told',
    defaultMessage:
      '{count, plural, one {One person is being notified.} other {{count, number} people are being notified.}}',
  },
  notTold: {
    id: 'admin.touched.not-told',
    defaultMessage: 'The change is saved, but the notification is not sent. {reason}',
  },
  tellAgain: { id: 'admin.touched.tell-again', defaultMessage: 'Send it' },
  save: { id: 'admin.touched.save', defaultMessage: 'Save all the same' },
  remove: { id: 'admin.touched.remove', defaultMessage: 'Remove' },
  leave: { id: 'admin.touched.leave', defaultMessage: 'Leave it' },
  back: { id: 'admin.touched.back', defaultMessage: 'Go on editing' },
  stop: {
    id: 'admin.touched.stop',
    defaultMessage:
      'Their vehicles call at this stop, and their tickets say what stood here. Notify them, or move them.',
  },
  pickup: {
    id: 'admin.touched.pickup',
    defaultMessage:
      'They are fetched here, and their tickets say what stood here. Their bookings keep the old place and time: notify them.',
  },
  pickupGone: {
    id: 'admin.touched.pickup-gone',
    defaultMessage:
      'They are fetched here, and their bookings keep this place. If no driver comes any more, notify them.',
  },
  vehicle: {
    id: 'admin.touched.vehicle',
    defaultMessage: 'They ride with this vehicle, and what they were sold becomes another. Notify them, or move them.',
  },
  vehicleLost: {
    id: 'admin.touched.vehicle-lost',
    defaultMessage: 'The other layout lacks seats that they have, and so it cannot be saved. Move them first.',
  },
  layout: {
    id: 'admin.touched.layout',
    defaultMessage:
      'They have seats that move, are blocked, or become another kind. They keep them: notify or move them.',
  },
  layoutLost: {
    id: 'admin.touched.layout-lost',
    defaultMessage: 'Seats that they have would be gone, and so it cannot be saved. Move them first.',
  },
});
