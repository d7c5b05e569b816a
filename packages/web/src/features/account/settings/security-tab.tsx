import { DeleteAccount } from './delete-account.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function SecurityTab() {
  return (
    <div className="flex flex-col gap-5">
      <PasswordCard />
      <SessionsCard />
      <DeleteAccount />
    </div>
  );
}
