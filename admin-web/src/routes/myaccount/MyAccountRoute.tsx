import { MobileProof } from './MobileProof.js';
import { EmailForm } from './EmailForm.js';
import { OwnAccount } from './OwnAccount.js';
import { OwnPicture } from './OwnPicture.js';
import { ProfileForm } from './ProfileForm.js';

export default function MyAccountRoute() {
  return (
    <OwnAccount>
      {(account) => (
        <>
          <OwnPicture account={account} />
          {account.pendingMobileNumber !== null && <MobileProof number={account.pendingMobileNumber} />}
          <ProfileForm account={account} />
          <EmailForm account={account} />
        </>
      )}
    </OwnAccount>
  );
}
