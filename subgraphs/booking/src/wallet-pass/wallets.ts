import type { BookingEnv } from '../env.js';
import { appleWallet } from './apple-wallet.js';
import { googleWallet } from './google-wallet.js';
import type { FileWallet, LinkWallet } from './wallet-port.js';

/** The wallets we may write into: each is there with everything it asks for, or not at all. */
export interface Wallets {
  readonly apple: FileWallet | undefined;
  readonly google: LinkWallet | undefined;
}

/** Throws when what is configured is no certificate or no key. */
export const openWallets = ({ appleWallet: apple, googleWallet: google }: BookingEnv): Wallets => ({
  apple: apple && appleWallet(apple),
  google: google && googleWallet(google),
});
