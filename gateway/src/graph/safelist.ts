import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type DocumentNode, Kind, parse, print, visit } from 'graphql';

/**
 * What an operation says, however it is written: without __typename, which clients add by themselves, and with its
 * definitions in one order.
 */
function canonical(document: DocumentNode): string {
  const plain = visit(document, {
    Field: (node) => (node.name.value === '__typename' && !node.alias ? null : undefined),
  });
  const texts = plain.definitions.map((definition) => print(definition)).sort();
  return createHash('sha256').update(texts.join('\n')).digest('base64url');
}

/** The operations of our own apps, by the digest of their text; written when they are built. */
export class Safelist {
  readonly #known: ReadonlySet<string>;
  readonly #texts: ReadonlySet<string>;

  private constructor(private readonly texts: ReadonlyMap<string, string>) {
    this.#texts = new Set(texts.values());
    this.#known = new Set([...texts.values()].map((text) => canonical(parse(text))));
  }

  /** @param operations sha256 in hex → document */
  static of(operations: Readonly<Record<string, string>>): Safelist {
    return new Safelist(new Map(Object.entries(operations)));
  }

  /** An empty list when the file is not there: nothing was built. */
  static read(file: string): Safelist {
    return Safelist.of(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {});
  }

  get size(): number {
    return this.texts.size;
  }

  textOf(sha256: string): string | undefined {
    return this.texts.get(sha256);
  }

  /** Whether an app of ours sends this very text. */
  hasText(text: string): boolean {
    return this.#texts.has(text);
  }

  /** Whether an app of ours asks this, in whatever order and with or without __typename. */
  has(document: DocumentNode): boolean {
    return document.definitions.every(({ kind }) => EXECUTABLE.has(kind)) && this.#known.has(canonical(document));
  }
}

const EXECUTABLE = new Set<string>([Kind.OPERATION_DEFINITION, Kind.FRAGMENT_DEFINITION]);
