import { defineMessages, type NoMessageValues } from 'react-intl';

/** What is said of whatever one person asks for and a second one decides. */
export const askedWords = defineMessages<
  Record<
    | 'viewAll'
    | 'viewToDecide'
    | 'viewWaiting'
    | 'viewDone'
    | 'viewRefused'
    | 'reason'
    | 'asked'
    | 'askedBy'
    | 'state'
    | 'decided'
    | 'decidedBy',
    NoMessageValues
  >
>({
  viewAll: { id: 'admin.overrules.view-all', defaultMessage: 'All' },
  viewToDecide: { id: 'admin.overrules.view-to-decide', defaultMessage: 'For you to decide' },
  viewWaiting: { id: 'admin.overrules.view-waiting', defaultMessage: 'Waiting' },
  viewDone: { id: 'admin.overrules.view-done', defaultMessage: 'Done' },
  viewRefused: { id: 'admin.overrules.view-refused', defaultMessage: 'Refused' },
  reason: { id: 'admin.overrules.reason', defaultMessage: 'Reason' },
  asked: { id: 'admin.overrules.asked', defaultMessage: 'Asked' },
  askedBy: { id: 'admin.overrules.asked-by', defaultMessage: 'Asked by' },
  state: { id: 'admin.overrules.state', defaultMessage: 'State' },
  decided: { id: 'admin.overrules.decided', defaultMessage: 'Decided' },
  decidedBy: { id: 'admin.overrules.decided-by', defaultMessage: 'Decided by' },
});
