import type { Group, GroupMember } from '@manasik/contract/groups';
import { Footprints, MapPinned, Phone, Siren } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { apart, leftToRight } from '../../../platform/i18n/isolate.ts';
import { dialLink } from '../../../platform/links/phone-number.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { useServerNow } from '../../../platform/api/use-server-now.ts';
import { EndCall } from './end-call.tsx';
import { WayTo } from './way-to.tsx';
import { nameOf } from './member-name.ts';
import type { GroupSos } from './use-group-sos.ts';

interface SosCallCardProps {
  call: GroupSos;
  group: Group;
  members: readonly GroupMember[];
  userId: string | undefined;
  onAnswer: (isComing: boolean) => Promise<void>;
  onEnd: () => Promise<void>;
}

export function SosCallCard({ call, group, members, userId, onAnswer, onEnd }: SosCallCardProps) {
  const t = useTranslations('sos.banner');
  const format = useFormatter();
  const titleId = useId();
  const now = useServerNow();
  const name = nameOf(members, call.userId) ?? t('someone');
  const isOwn = call.userId === userId;
  const calledAt = new Date(call.calledAt);
  // Our estimate of the server's time may be some seconds old.
  const ago = (at: Date) => format.relativeTime(Math.min(at.getTime(), now), now);
  const since = t('since', {
    time: apart(format.dateTime(calledAt, { timeStyle: 'short' })),
    ago: ago(calledAt),
  });
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-card border-2 border-danger bg-danger-soft p-[min(1.25rem,5vw)]"
    >
      <header className="flex items-start gap-3">
        <Siren aria-hidden="true" className="mt-1 size-8 shrink-0 text-danger" />
        <div className="min-w-0">
          <h2 id={titleId} className="text-xl wrap-anywhere">
            {t('title', { name })}
          </h2>
          <p>{since}</p>
        </div>
      </header>
      <Coming call={call} members={members} userId={userId} />
      <div className="flex flex-wrap gap-3">
        {!isOwn && <ComeButton call={call} userId={userId} onAnswer={onAnswer} />}
        {!isOwn && call.place && (
          <a
            href={`geo:${call.place.latitude},${call.place.longitude}?q=${call.place.latitude},${call.place.longitude}`}
            className={buttonClass('secondary')}
          >
            <MapPinned aria-hidden="true" className="size-5" />
            {t('map')}
          </a>
        )}
        {group.emergencyContact && <CallContact written={group.emergencyContact} />}
        {!isOwn && group.role === 'leader' && <EndCall name={name} onEnd={onEnd} />}
      </div>
      {isOwn && <p>{t('own')}</p>}
      {!isOwn && call.place === null && <p>{t('placeUnknown', { name })}</p>}
      {!isOwn && call.place && (
        <WayTo place={call.place} name={name} ago={ago(new Date(call.place.capturedAt))} />
      )}
    </article>
  );
}

function CallContact({ written }: { written: string }) {
  const t = useTranslations('sos.banner');
  const address = dialLink(written);
  const text = t('call', { number: leftToRight(written) });
  // A number that no phone can dial is shown as text.
  if (address === undefined) return <p className="self-center wrap-anywhere">{text}</p>;
  return (
    <a href={address} className={buttonClass('secondary')}>
      <Phone aria-hidden="true" className="size-5" />
      {text}
    </a>
  );
}

function Coming({ call, members, userId }: Pick<SosCallCardProps, 'call' | 'members' | 'userId'>) {
  const t = useTranslations('sos.banner');
  const format = useFormatter();
  const names = call.comingUserIds.map((id) =>
    id === userId ? t('you') : (nameOf(members, id) ?? t('someone')),
  );
  return (
    <p role="status" className="font-semibold">
      {names.length > 0 ? t('comingNames', { names: format.list(names) }) : t('nobodyComing')}
    </p>
  );
}

function ComeButton({ call, userId, onAnswer }: Pick<SosCallCardProps, 'call' | 'userId' | 'onAnswer'>) {
  const t = useTranslations('sos.banner');
  const [pending, setPending] = useState(false);
  const isComing = userId !== undefined && call.comingUserIds.includes(userId);
  async function toggle() {
    setPending(true);
    await onAnswer(!isComing);
    setPending(false);
  }
  return (
    <Button
      variant={isComing ? 'secondary' : 'primary'}
      size="large"
      aria-disabled={pending}
      onClick={() => !pending && void toggle()}
    >
      <Footprints aria-hidden="true" className="size-6" />
      {isComing ? t('notComing') : t('come')}
    </Button>
  );
}
