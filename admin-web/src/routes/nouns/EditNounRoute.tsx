import { EditNoun } from '../../records/noun/NounForm.js';
import { loadNoun, useNoun } from './load-noun.js';

export { loadNoun as clientLoader };

export default function EditNounRoute() {
  return <EditNoun noun={useNoun()} />;
}
