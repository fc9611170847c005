/** The package brings no types; this is what the tests use of it. */
declare module 'jest-axe' {
  export function axe(html: Element): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
