import { currentHajj } from '@manasik/core/calendar/hajj-date';
import { useContentWords, useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import { cx } from '../../../ui/cx.ts';
import { SourceLine } from '../sources/source-numbers.tsx';
import type { Fact } from './practical.ts';
import { SeasonNote } from './season-note.tsx';

/** A fact with its season and, on a page that numbers its sources, where it comes from. */
export function FactItem({ topic, fact }: { topic: string; fact: Fact }) {
  const words = useContentWords('practical');
  const school = useTranslations('guide.choices.school');
  const { list } = useFormatter();
  const { hijriYear } = currentHajj(useToday(), useAnnouncedFirst());
  const { season, sources } = fact;
  const isPast = season !== undefined && season < hijriYear;
  return (
    <li className="break-inside-avoid">
      <p className={cx(isPast && 'text-quiet')}>
        {fact.for?.schools && (
          <strong className="text-sm font-semibold text-green">
            {list(fact.for.schools.map((name) => school(name)))}:{' '}
          </strong>
        )}
        {words(`${topic}.${fact.id}`)}
      </p>
      {season !== undefined && <SeasonNote isPast={isPast} season={season} sources={sources} />}
      <SourceLine ids={sources} />
    </li>
  );
}
