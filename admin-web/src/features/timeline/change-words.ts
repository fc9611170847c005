import { defineMessages, type NoMessageValues } from 'react-intl';
import type { AuditAction } from './timeline.generated.js';

/** What was done with a row. */
export const actionWords = defineMessages<Record<AuditAction, NoMessageValues>>({
  INSERT: { id: 'admin.change.insert', defaultMessage: 'created' },
  UPDATE: { id: 'admin.change.update', defaultMessage: 'changed' },
  DELETE: { id: 'admin.change.delete', defaultMessage: 'deleted' },
  IMPORT: { id: 'admin.change.import', defaultMessage: 'imported' },
  TRUNCATE: { id: 'admin.change.truncate', defaultMessage: 'emptied' },
});

export const words = defineMessages<{
  record: { entity: string; id: string };
  part: { part: string; whole: string };
  table: { entity: string };
  fields: { count: number };
  before: NoMessageValues;
  after: NoMessageValues;
  nothing: NoMessageValues;
  masked: NoMessageValues;
  yes: NoMessageValues;
  no: NoMessageValues;
  request: { id: string };
  timeline: NoMessageValues;
  none: NoMessageValues;
  failed: NoMessageValues;
  older: NoMessageValues;
  inAudit: NoMessageValues;
}>({
  record: { id: 'admin.change.record', defaultMessage: '{entity} {id}' },
  part: { id: 'admin.change.part', defaultMessage: '{part} · {whole}' },
  table: { id: 'admin.change.table', defaultMessage: '{entity}: many at once' },
  fields: { id: 'admin.change.fields', defaultMessage: '{count, plural, one {# field} other {# fields}}' },
  before: { id: 'admin.change.before', defaultMessage: 'was' },
  after: { id: 'admin.change.after', defaultMessage: 'is now' },
  nothing: { id: 'admin.change.nothing', defaultMessage: 'empty' },
  masked: { id: 'admin.change.masked', defaultMessage: 'masked' },
  yes: { id: 'admin.change.yes', defaultMessage: 'yes' },
  no: { id: 'admin.change.no', defaultMessage: 'no' },
  request: { id: 'admin.change.request', defaultMessage: 'Request {id}' },
  timeline: { id: 'admin.change.timeline', defaultMessage: 'Changes' },
  none: { id: 'admin.change.none', defaultMessage: 'Nothing was changed here yet.' },
  failed: { id: 'admin.change.failed', defaultMessage: 'The changes could not be loaded.' },
  inAudit: { id: 'admin.change.in-audit', defaultMessage: 'These changes in the audit, to filter and to download' },
  older: { id: 'admin.change.older', defaultMessage: 'Show older changes' },
});
