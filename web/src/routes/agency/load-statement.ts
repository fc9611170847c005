import { data, type RouterContextProvider } from 'react-router';
import { ask, type Failure } from '../../session/graph.js';
import {
  AgencyFundsDocument,
  AgencyStatementDocument,
  type AgencyStatementQueryVariables,
} from './agency.generated.js';
import type { Period } from './statement-period.js';

type Context = Readonly<RouterContextProvider>;

const missing = () => data({ kind: 'not-found' } satisfies Failure, { status: 404 });

/** What the reader's own agency has with us. Throws a 404 for who works at none. */
export async function ownFunds(context: Context) {
  const { agencyFunds: funds } = await ask(context, AgencyFundsDocument, {});
  if (funds === null) throw missing();
  return funds;
}

/** One page of what moved the balance of an agency. Throws a 404 for who may not read it. */
export async function statementPage(context: Context, asked: AgencyStatementQueryVariables) {
  const { agencyBalance } = await ask(context, AgencyStatementDocument, asked);
  if (agencyBalance.__typename === 'Refused') throw missing();
  return agencyBalance;
}

/** The same of the reader's own agency, by the number of the page, with what it has and what each kind comes to. */
export async function loadStatement(context: Context, period: Period, page: number, pageSize: number) {
  const funds = await ownFunds(context);
  const asked = { agencyId: funds.agencyId, ...period, page, pageSize };
  const { total = 0, rows, sums = [] } = await statementPage(context, asked);
  return { funds, total, rows, sums };
}
