import { createContext, use } from 'react';
import type { CsvProgress } from '../list-csv.js';

export interface WantedFile {
  /** The same one is not begun twice: what its button knows it by. */
  key: string;
  /** 'bookings.csv' */
  name: string;
  /** How many rows there will be, where it is known. */
  total?: number | undefined;
  make: (progress: CsvProgress) => Promise<Blob>;
}

export interface Files {
  isGoing: (key: string) => boolean;
  /** Writes a file, hands it over and says so; or says that it failed. */
  write: (wanted: WantedFile) => Promise<void>;
}

export const FilesContext = createContext<Files | undefined>(undefined);

/** Files that are written for the reader wherever he goes in the back office. */
export function useFiles(): Files {
  const files = use(FilesContext);
  if (files === undefined) throw new Error('FilesArea must stand above');
  return files;
}
