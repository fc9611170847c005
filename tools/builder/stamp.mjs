import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** One key for the content of these files and their names. Content, not time: a fresh checkout may be old. */
export function contentKey(files) {
  const hash = createHash('sha1');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/**
 * Remembers for each unit the key of what went in and the files that came out. Files are kept relative to the stamp:
 * in a copied or moved checkout they must not be those of the first one, which a build would then remove.
 */
export class Stamp {
  #path;
  #folder;
  #units;

  constructor(path) {
    this.#path = path;
    this.#folder = dirname(path);
    this.#units = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  }

  isFresh(name, key) {
    const unit = this.#units[name];
    return unit?.key === key && this.outputs(name).every((file) => existsSync(file));
  }

  /** @returns {string[]} what the unit's last build wrote */
  outputs(name) {
    return (this.#units[name]?.outputs ?? []).map((file) => resolve(this.#folder, file));
  }

  save(name, key, outputs) {
    this.#units[name] = { key, outputs: outputs.map((file) => relative(this.#folder, file)) };
    mkdirSync(this.#folder, { recursive: true });
    // Whole or not at all: another build may read it at this moment.
    const unfinished = `${this.#path}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify(this.#units));
    renameSync(unfinished, this.#path);
  }
}
