import pg from 'pg';

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** Runs `work` and answers the SQL statements every connection of this process sent meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function counting(...args) {
    const [first] = args as [string | { text?: string } | undefined];
    statements.push(typeof first === 'string' ? first : (first?.text ?? ''));
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return statements;
}
