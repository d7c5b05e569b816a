import { useRef } from 'react';
import type { Reply } from '../../../platform/api/index.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { EndDialog } from './end-dialog.tsx';
import { askedIn, isHere, type Member, type Person, type RollCall } from './roll.ts';
import { RollLists } from './roll-lists.tsx';
import { useLeading } from './use-leading.ts';

interface PartsProps {
  group: Reply<'GET /api/hajj-groups/:id'>;
  /** Id of the reader. */
  userId: string;
  rollCall: RollCall | null;
  members: readonly Member[];
  people: readonly Person[];
}

/** The content of the card once everything has loaded. */
export function RollCallParts({ group, userId, rollCall, members, people }: PartsProps) {
  const t = useTranslations('roll-call');
  const actions = useRef<HTMLDivElement>(null);
  const leading = useLeading(group.id, userId);
  const isLeader = group.role === 'leader';
  const isOpen = rollCall !== null && rollCall.endedAt === null;
  const asked = rollCall ? askedIn(rollCall, members, people) : [];
  const missing = asked.filter(({ here }) => !here).length;
  return (
    <>
      {rollCall && <Summary rollCall={rollCall} total={asked.length} missing={missing} />}
      {isOpen && isHere(rollCall, userId) && <p role="status">{t('answered')}</p>}
      {isLeader && rollCall && (
        <RollLists
          asked={asked}
          userId={userId}
          hasEnded={!isOpen}
          onTick={(id, here) => void leading.tick(rollCall.id, id, here)}
        />
      )}
      {isLeader && (
        <div ref={actions} className="flex flex-wrap gap-3">
          {isOpen ? (
            <EndDialog
              missing={missing}
              isPending={leading.doing === 'end'}
              onEnd={() => leading.end(rollCall.id)}
              onEnded={() => actions.current?.querySelector('button')?.focus()}
            />
          ) : (
            <Button
              onClick={() => void leading.start()}
              pending={leading.doing === 'start'}
              pendingLabel={t('starting')}
            >
              {t(rollCall ? 'startAgain' : 'start')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface SummaryProps {
  rollCall: RollCall;
  total: number;
  missing: number;
}

function Summary({ rollCall: { startedAt, endedAt }, total, missing }: SummaryProps) {
  const t = useTranslations('roll-call');
  const { dateTime, number } = useFormatter();
  const at = (instant: string) => dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div>
      <p aria-live="polite" className="text-xl font-semibold">
        {t('count', { here: number(total - missing), total: number(total) })}
      </p>
      {missing === 0 && <p className="font-semibold text-green">{t('everybody')}</p>}
      <p className="text-sm text-quiet">
        {t('asked', { date: at(startedAt) })}
        {endedAt && (
          <>
            {' · '}
            {t('ended', { date: at(endedAt) })}
          </>
        )}
      </p>
    </div>
  );
}
