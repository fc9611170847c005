import { NounImport } from '../../records/noun/NounImport.js';
import { loadNoun, useNoun } from './load-noun.js';

export { loadNoun as clientLoader };

export default function ImportNounRoute() {
  return <NounImport noun={useNoun()} />;
}
