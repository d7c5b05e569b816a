import { sessionOn } from '@manasik/core/health/plan/session-on';
import { Footprints } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Link } from 'react-router';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDistance } from '../../../shared/places/use-distance.ts';
import { cx } from '../../../ui/cx.ts';
import { RowFace, rowClass } from '../../../ui/list-row.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { TickBox } from './tick-box.tsx';
import { tickSession, useTraining } from './use-training.ts';

/** A list row on another page: the walk of today, with its tick. Nothing on a day without one. */
export function TodayWalk() {
  const t = useTranslations('dashboard.today');
  const tickId = useId();
  const distance = useDistance();
  const today = useToday();
  const { plan, done } = useTraining();
  const session = useMemo(() => plan && sessionOn(plan, today), [plan, today]);
  if (!session) return null;
  const { id, kind, metres, minutes } = session;
  const isDone = Object.hasOwn(done, id);
  return (
    <li className="flex items-center">
      <Link to="/health/plan" className={cx(rowClass, 'w-auto min-w-0 grow pe-2')}>
        <RowFace
          icon={Footprints}
          title={t(kind)}
          text={t('walkAmount', { distance: distance(metres), minutes })}
          isQuiet={isDone}
        />
      </Link>
      <label
        htmlFor={tickId}
        className="me-2 grid size-12 shrink-0 place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-focus"
      >
        <VisuallyHidden>{t('walkDone')}</VisuallyHidden>
        <TickBox id={tickId} isDone={isDone} onChange={(on) => tickSession(id, on ? today : null)} />
      </label>
    </li>
  );
}
