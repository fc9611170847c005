import { NounList } from '../../records/noun/NounList.js';
import { loadNoun, useNoun } from './load-noun.js';

export { loadNoun as clientLoader };

export default function ListNounRoute() {
  return <NounList noun={useNoun()} />;
}
