import { data, type RouterContextProvider } from 'react-router';
import { ask, type Failure } from '../../session/graph.js';
import { AgencyFundsDocument, AgencyStatementDocument } from './agency.generated.js';
import type { Period } from './statement-period.js';

/** One page of what moved the balance of the reader's own agency. Throws a 404 for who works at none, or may not read it. */
export async function loadStatement(
  context: Readonly<RouterContextProvider>,
  period: Period,
  page: number,
  pageSize: number,
) {
  const { agencyFunds: funds } = await ask(context, AgencyFundsDocument, {});
  const missing = () => data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  if (funds === null) throw missing();
  const { agencyId } = funds;
  const { agencyBalance } = await ask(context, AgencyStatementDocument, { agencyId, ...period, page, pageSize });
  if (agencyBalance.__typename === 'Refused') throw missing();
  const { total, rows, sums } = agencyBalance;
  return { funds, total, rows, sums };
}
