/** Whether the graph refused a call because the one who asked lacks the right: asking again would not help him. */
export function isForbidden(error: unknown): boolean {
  const { errors = [] } = (error ?? {}) as { errors?: readonly { extensions?: { code?: unknown } }[] };
  return errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
}
