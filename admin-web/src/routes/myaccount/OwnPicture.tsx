import { PictureField } from '../../features/action/PictureField.js';
import { useRemoveProfilePictureMutation, useSetProfilePictureMutation } from './myaccount.generated.js';
import type { Account } from './OwnAccount.js';

/** One's own picture. */
export function OwnPicture({ account }: { account: Account }) {
  const [set] = useSetProfilePictureMutation();
  const [remove] = useRemoveProfilePictureMutation();
  return (
    <PictureField
      person={account}
      onChoose={async (base64) => (await set({ variables: { base64 } })).data?.setProfilePicture}
      onRemove={async () => (await remove()).data?.removeProfilePicture}
    />
  );
}
