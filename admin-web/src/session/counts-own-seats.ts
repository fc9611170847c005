import { useScope } from '@naga/app-kit/PermissionGate';

/** Whether the reader's reports count the seats alone that he or his agency sold, on the departures of others. */
export function useCountsOwnSeats(): boolean {
  const scope = useScope('report.view');
  return scope === 'own' || scope === 'agency';
}
