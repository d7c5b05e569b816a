import { byDay } from '@manasik/core/guide/sequence';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ownSequence } from './own-sequence.ts';
import { useGuideProgress } from './use-guide-progress.ts';
import { useStationNow } from './use-station-now.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { DayOfSequence } from './day-of-sequence.tsx';

/** The pilgrim's own rites by day, with a mark on the current one and a link to continue learning. */
export function SequenceCard() {
  const t = useTranslations('guide.sequence');
  const nights = useTranslations('guide.nights');
  const rites = useTranslations('guide.rites');
  const kinds = useTranslations('guide.choices.kind');
  const { choices, isDone } = useGuideProgress();
  const stations = ownSequence(choices);
  const now = useStationNow();
  const open = stations.filter(({ rite }) => !isDone(`rite:${rite}`));
  const next = open[0]?.rite;
  return (
    <section aria-labelledby="days" className="flex min-w-0 flex-col gap-4">
      <header>
        <h2 id="days" className="display text-2xl">
          {t('title')}
        </h2>
        <p className="mt-1 text-sm text-quiet">
          {choices.kind ? t('own', { kind: kinds(choices.kind) }) : t('assumed')}
        </p>
      </header>
      {next && !now && (
        // During the Hajj, the current rite comes first, not learning.
        <LinkButton to={`/guide/${next}`} size="large" className="sm:self-start">
          {t(open.length === stations.length ? 'begin' : 'continue', { rite: rites(`${next}.name`) })}
          <ArrowRight aria-hidden="true" className="flip-rtl size-5" />
        </LinkButton>
      )}
      {!next && (
        <p className="rounded-control bg-gold-soft px-4 py-3 font-semibold text-gold">{t('allLearned')}</p>
      )}
      <ol className="mt-2 flex flex-col gap-10">
        {byDay(stations).map(({ day, stations: ofDay }) => (
          <DayOfSequence
            key={day}
            day={day}
            rites={ofDay.map(({ rite }) => rite)}
            isLearned={(rite) => isDone(`rite:${rite}`)}
            now={now?.day === day ? now : undefined}
          />
        ))}
      </ol>
      <p className="mt-4 max-w-text text-sm text-quiet">{nights('explained')}</p>
    </section>
  );
}
