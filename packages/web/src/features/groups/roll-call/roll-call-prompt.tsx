import { UserRoundCheck } from 'lucide-react';
import { useId } from 'react';
import type { Reply } from '../../../platform/api/index.ts';
import { useAlerts } from '../../../shared/alerts/alerts-store.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { IconDisc } from '../../../ui/card.tsx';
import { nameOf } from '../name-of.ts';
import { useMembers } from '../use-members.ts';
import { AnswerButton } from './answer-button.tsx';
import { useRollCall } from './use-roll-call.ts';

/** "Are you here?" above the tabs of a group, for people who have dismissed the banner on every page. */
export function RollCallPrompt({ group }: { group: Reply<'GET /api/hajj-groups/:id'> }) {
  const t = useTranslations('roll-call.prompt');
  const { user } = useUser();
  const id = useId();
  const rollCall = useRollCall(group.id).data?.rollCall;
  const { members } = useMembers(group.id);
  const { alerts, closed } = useAlerts();
  const alert = alerts?.rollCalls.find(({ id: open }) => open === rollCall?.id);
  const isOpen = user && rollCall && alert && !alert.isHere && closed.includes(alert.id);
  const starter = members?.find((member) => member.id === rollCall?.startedBy);
  return (
    // Always in the page, so that a screen reader announces the question when it appears.
    <div aria-live="polite" className="empty:hidden">
      {isOpen && (
        <section
          aria-labelledby={id}
          className="flex flex-col gap-4 rounded-card border-2 border-primary bg-green-soft p-[min(1.25rem,5vw)]"
        >
          <header className="flex items-start gap-3">
            <IconDisc>
              <UserRoundCheck className="size-5" />
            </IconDisc>
            <div className="min-w-0">
              <h2 id={id} className="text-xl">
                {t('title')}
              </h2>
              <p className="mt-1">
                {starter && starter.id !== user.id ? t('from', { name: nameOf(starter) }) : t('fromLeader')}
              </p>
            </div>
          </header>
          <AnswerButton key={alert.id} alert={alert} />
        </section>
      )}
    </div>
  );
}
