import { PictureField } from '../../../features/action/PictureField.js';
import { useSetUserPictureMutation } from './person.generated.js';
import type { Person } from './person.js';

/** Somebody's picture, which whoever looks after the account may change. */
export function PersonPicture({ person }: { person: Person }) {
  const [set] = useSetUserPictureMutation();
  const save = async (base64: string | null) =>
    (await set({ variables: { userId: person.id, base64 } })).data?.setUserPicture;
  return <PictureField person={person} onChoose={save} onRemove={() => save(null)} />;
}
