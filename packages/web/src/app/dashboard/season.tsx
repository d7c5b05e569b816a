import { makkahZone } from '@manasik/core/calendar/makkah-zone';
import { hasLeftMina, leftMina, stationChange, type StationNow } from '@manasik/core/guide/now';
import { countdown } from '@manasik/core/prayer/prayer-times';
import { nightAfter } from '@manasik/core/guide/sequence';
import { ArrowRight, Clock, Moon, Sun } from 'lucide-react';
import { LeftMina } from '../../features/guide/progress/left-mina.tsx';
import { ownSequence } from '../../features/guide/progress/own-sequence.ts';
import { ritesInOrder } from '../../features/guide/progress/rites-in-order.ts';
import { useAnnouncedFirst, useIsAnnounced } from '../../shared/times/use-announced.ts';
import { useGuideProgress } from '../../features/guide/progress/use-guide-progress.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { toServerTime } from '../../platform/api/server-time.ts';
import { useDayFormat } from '../../shared/times/use-day-format.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { List, ListRow } from '../../ui/list-row.tsx';
import type { Dashboard } from './use-dashboard.ts';

interface SeasonProps {
  station: StationNow;
  times: Dashboard['times'];
}

/** Outside Saudi Arabia, the prayer times are not those of the pilgrims. */
export const isInSaudiArabia = ({ place }: Dashboard['times']): boolean => place?.country === 'SA';

/** The next step for a pilgrim on the Hajj, based on their answers. */
function useChange(now: Date | null) {
  const answer = useGuideProgress().markOf(leftMina);
  const announced = useAnnouncedFirst();
  if (!now) return null;
  return stationChange(now, hasLeftMina(answer, new Date(toServerTime(now.getTime()))), announced);
}

/** The rite of this hour and its remaining time. */
export function RiteOfTheHour({ station, times: { now } }: SeasonProps) {
  const t = useTranslations();
  const format = useDayFormat();
  const change = useChange(now);
  const night = station.afterTwelfth ? null : nightAfter(station);
  const rite = t(`guide.rites.${station.rite}.name`);
  return (
    <>
      <p className="font-semibold">
        {night ? t(`guide.nights.${night}`) : t(`guide.days.${station.day}.name`)}
      </p>
      {station.afterTwelfth !== 'unknown' && (
        <p className="mt-1 display text-4xl leading-tight">
          {station.isFromMidday ? t('guide.sequence.fromMidday', { rite }) : rite}
        </p>
      )}
      {change && now && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
          <span className="display text-4xl leading-tight">{format.duration(countdown(now, change.at))}</span>
          <span className="text-sky-quiet">{t(`dashboard.season.until.${change.by}`)}</span>
        </p>
      )}
    </>
  );
}

/** The main button, and the rest of the day. */
export function SeasonToday({ station, times }: SeasonProps) {
  const t = useTranslations();
  return (
    <>
      {station.afterTwelfth && <LeftMina said={station.afterTwelfth} />}
      {station.afterTwelfth !== 'unknown' && (
        <LinkButton to={`/guide/${station.rite}`} size="large" className="w-full">
          {t('dashboard.season.open')}
          <ArrowRight aria-hidden="true" className="flip-rtl size-5" />
        </LinkButton>
      )}
      <StillToCome station={station} times={times} />
    </>
  );
}

function StillToCome({ station, times }: SeasonProps) {
  const { day, now } = times;
  const isAnnounced = useIsAnnounced();
  const t = useTranslations();
  const format = useDayFormat();
  const { choices } = useGuideProgress();
  const change = useChange(now);
  const [, ...later] = ritesInOrder(station, ownSequence(choices));
  const prayers = isInSaudiArabia(times)
    ? day?.marks.filter(({ id, state }) => id !== 'sunrise' && (state === 'next' || state === 'later'))
    : [];
  if (!change && later.length === 0 && !prayers?.length) return null;
  return (
    <section aria-labelledby="still-to-come">
      <h2 id="still-to-come" className="mb-3 display text-2xl">
        {t('dashboard.season.later')}
      </h2>
      <List>
        {later.map((rite) => (
          <ListRow key={rite} icon={ArrowRight} title={t(`guide.rites.${rite}.name`)} to={`/guide/${rite}`} />
        ))}
        {prayers?.map(({ id, at }) => (
          <ListRow
            key={id}
            icon={id === 'fajr' || id === 'isha' || id === 'maghrib' ? Moon : Sun}
            title={id === 'lateMaghrib' || id === 'lateIsha' ? t(`times.${id}`) : t(`prayers.names.${id}`)}
            value={at && format.bareTime(at, day?.timezone ?? makkahZone)}
          />
        ))}
        {change?.next && (
          <ListRow
            icon={Clock}
            tone="gold"
            title={t(`guide.rites.${change.next.rite}.name`)}
            text={t(`dashboard.season.from.${change.by}`, { time: format.time(change.at, makkahZone) })}
            to={`/guide/${change.next.rite}`}
          />
        )}
      </List>
      <p className="mt-3 text-sm text-quiet">
        {t(isAnnounced ? 'guide.sequence.announced' : 'guide.sequence.expected')}
      </p>
    </section>
  );
}
