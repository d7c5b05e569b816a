import { type LucideIcon, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { dialLink } from '../../../platform/links/phone-number.ts';

/** The meeting place and the emergency contact of a group, if it has them. */
export function GroupFacts({ group: { meetingPoint, emergencyContact } }: { group: Group }) {
  const t = useTranslations('groups.card');
  if (!meetingPoint && !emergencyContact) return null;
  return (
    <dl className="flex flex-col gap-3">
      {meetingPoint && (
        <Fact icon={MapPin} name={t('meetingPoint')}>
          <bdi>{meetingPoint}</bdi>
        </Fact>
      )}
      {emergencyContact && (
        <Fact icon={Phone} name={t('emergencyContact')}>
          <PhoneLink written={emergencyContact} />
        </Fact>
      )}
    </dl>
  );
}

function PhoneLink({ written }: { written: string }) {
  const address = dialLink(written);
  const text = <bdi dir="ltr">{written}</bdi>;
  if (address === undefined) return text;
  return (
    <a
      href={address}
      className="-my-2 inline-flex min-h-12 items-center font-semibold text-green underline underline-offset-4"
    >
      {text}
    </a>
  );
}

interface FactProps {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
}

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div className="relative min-w-0 ps-8 wrap-anywhere">
      <dt className="text-sm text-quiet">
        <Icon aria-hidden="true" className="absolute start-0 top-1 size-5 text-green" />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
