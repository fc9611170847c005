import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  any: NoMessageValues;
  csv: NoMessageValues;
  csvAll: NoMessageValues;
  columns: NoMessageValues;
  compact: NoMessageValues;
  usualWidths: NoMessageValues;
  columnSets: NoMessageValues;
  usualColumns: NoMessageValues;
  compactColumns: NoMessageValues;
  allColumns: NoMessageValues;
  pin: { column: string };
  sum: NoMessageValues;
  sumAwaited: NoMessageValues;
  viewName: NoMessageValues;
  nameView: NoMessageValues;
  keep: NoMessageValues;
  cancel: NoMessageValues;
  rename: { name: string };
  remove: { name: string };
  removed: { name: string };
  copy: { name: string };
  share: { name: string };
  unshare: { name: string };
  sharedBy: { by: string };
  allOfIt: NoMessageValues;
  nameMissing: NoMessageValues;
  pages: NoMessageValues;
  firstPage: NoMessageValues;
  nextPage: NoMessageValues;
}>({
  any: { id: 'admin.list.any', defaultMessage: 'Any' },
  csv: { id: 'admin.list.csv', defaultMessage: 'Download CSV' },
  csvAll: { id: 'admin.list.csv-all', defaultMessage: 'CSV, all columns' },
  columns: { id: 'admin.list.columns', defaultMessage: 'Columns and rows' },
  compact: { id: 'admin.list.compact', defaultMessage: 'Rows close together' },
  usualWidths: { id: 'admin.list.usual-widths', defaultMessage: 'Usual widths of columns' },
  columnSets: { id: 'admin.list.column-sets', defaultMessage: 'Columns' },
  usualColumns: { id: 'admin.list.usual-columns', defaultMessage: 'Usual' },
  compactColumns: { id: 'admin.list.compact-columns', defaultMessage: 'Compact' },
  allColumns: { id: 'admin.list.all-columns', defaultMessage: 'All' },
  pin: { id: 'admin.list.pin', defaultMessage: 'Keep “{column}” in sight' },
  sum: { id: 'admin.list.sum', defaultMessage: 'Sum' },
  sumAwaited: { id: 'admin.list.sum-awaited', defaultMessage: 'Being added up' },
  viewName: { id: 'admin.list.view-name', defaultMessage: 'Name of the view' },
  nameView: { id: 'admin.list.name-view', defaultMessage: 'Keep these filters as a view' },
  keep: { id: 'admin.list.keep', defaultMessage: 'Keep' },
  cancel: { id: 'admin.list.cancel', defaultMessage: 'Cancel' },
  rename: { id: 'admin.list.rename', defaultMessage: 'Rename “{name}”' },
  remove: { id: 'admin.list.remove', defaultMessage: 'Delete “{name}”' },
  removed: { id: 'admin.list.removed', defaultMessage: '“{name}” is deleted.' },
  copy: { id: 'admin.list.copy', defaultMessage: 'Duplicate “{name}”' },
  share: { id: 'admin.list.share', defaultMessage: 'Share “{name}” with colleagues' },
  unshare: { id: 'admin.list.unshare', defaultMessage: 'Keep “{name}” to myself' },
  sharedBy: { id: 'admin.list.shared-by', defaultMessage: 'Shared by {by}' },
  allOfIt: { id: 'admin.list.all-of-it', defaultMessage: 'All' },
  nameMissing: { id: 'admin.list.name-missing', defaultMessage: 'Give the view a name.' },
  pages: { id: 'admin.list.pages', defaultMessage: 'Pages of the list' },
  firstPage: { id: 'admin.list.first-page', defaultMessage: 'First page' },
  nextPage: { id: 'admin.list.next-page', defaultMessage: 'Next page' },
});
