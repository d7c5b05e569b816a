import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../../../platform/session/session.ts';

/** The signed-in user, with a link to name and e-mail. */
export function UserRow() {
  const { user } = useUser();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim();
  // Characters outside the basic plane take two code units.
  const [letter = ''] = name;
  return (
    <Link
      to="/settings?tab=profile"
      className="-mx-2 flex min-h-16 items-center gap-[min(1rem,4vw)] rounded-card px-2 py-2 text-ink no-underline hover:bg-green-soft"
    >
      <span
        aria-hidden="true"
        className="grid size-[min(3.5rem,16vw)] shrink-0 place-items-center rounded-full bg-primary text-lg font-semibold text-on-primary"
      >
        {letter.toLocaleUpperCase()}
      </span>
      <span className="min-w-0 grow">
        <bdi className="block leading-snug font-semibold wrap-anywhere">{name} </bdi>
        <bdi dir="ltr" className="block text-start text-sm leading-snug wrap-anywhere text-quiet">
          {user.email}
        </bdi>
      </span>
      <ChevronRight aria-hidden="true" className="flip-rtl size-[min(1.25rem,6vw)] shrink-0 text-quiet" />
    </Link>
  );
}
