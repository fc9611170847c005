import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  any: NoMessageValues;
  csv: NoMessageValues;
  csvFailed: NoMessageValues;
  columns: NoMessageValues;
  viewName: NoMessageValues;
  nameView: NoMessageValues;
  keep: NoMessageValues;
  cancel: NoMessageValues;
  rename: { name: string };
  remove: { name: string };
  nameMissing: NoMessageValues;
  pages: NoMessageValues;
  firstPage: NoMessageValues;
  nextPage: NoMessageValues;
}>({
  any: { id: 'admin.list.any', defaultMessage: 'Any' },
  csv: { id: 'admin.list.csv', defaultMessage: 'Download CSV' },
  csvFailed: { id: 'admin.list.csv-failed', defaultMessage: 'The list could not be downloaded. Please try again.' },
  columns: { id: 'admin.list.columns', defaultMessage: 'Columns' },
  viewName: { id: 'admin.list.view-name', defaultMessage: 'Name of the view' },
  nameView: { id: 'admin.list.name-view', defaultMessage: 'Keep these filters as a view' },
  keep: { id: 'admin.list.keep', defaultMessage: 'Keep' },
  cancel: { id: 'admin.list.cancel', defaultMessage: 'Cancel' },
  rename: { id: 'admin.list.rename', defaultMessage: 'Rename “{name}”' },
  remove: { id: 'admin.list.remove', defaultMessage: 'Delete “{name}”' },
  nameMissing: { id: 'admin.list.name-missing', defaultMessage: 'Give the view a name.' },
  pages: { id: 'admin.list.pages', defaultMessage: 'Pages of the list' },
  firstPage: { id: 'admin.list.first-page', defaultMessage: 'First page' },
  nextPage: { id: 'admin.list.next-page', defaultMessage: 'Next page' },
});
