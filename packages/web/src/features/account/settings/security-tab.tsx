import { DeleteAccount } from './delete-account.tsx';
import { PasswordCard } from './password-card.tsx';
import { PasskeysCard } from '../passkeys/passkeys-card.tsx';
import { SecondStepCard } from '../second-step/second-step-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function SecurityTab() {
  return (
    <div className="flex flex-col gap-5">
      <PasswordCard />
      <PasskeysCard />
      <SecondStepCard />
      <SessionsCard />
      <DeleteAccount />
    </div>
  );
}
