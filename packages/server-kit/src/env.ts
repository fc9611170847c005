import { z } from 'zod';

/** Names what is missing or wrong, never a value. */
export class EnvironmentError extends Error {}

/** Reads the environment once at start; throws EnvironmentError with the list of names that are missing or wrong. */
export function readEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: NodeJS.ProcessEnv = process.env,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`Environment is not complete:\n  ${problems.join('\n  ')}`);
}
