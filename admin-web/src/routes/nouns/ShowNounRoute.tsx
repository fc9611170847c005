import { NounPage } from '../../records/noun/NounPage.js';
import { loadNoun, useNoun } from './load-noun.js';

export { loadNoun as clientLoader };

export default function ShowNounRoute() {
  return <NounPage noun={useNoun()} />;
}
