import type { WalletPass } from './wallet-pass.js';

export interface PassFile {
  readonly contentType: string;
  readonly extension: 'pkpass' | 'pkpasses';
  readonly bytes: Buffer;
}

/** Gives passes as a file to keep. */
export interface FileWallet {
  file(passes: readonly WalletPass[]): PassFile;
}

/** Gives a pass as a link that keeps it. */
export interface LinkWallet {
  /** `now` in epoch milliseconds. */
  link(pass: WalletPass, now: number): string;
}
