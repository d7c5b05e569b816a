import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { lastCheckedOn, sourcesOf } from '../sources/sources.ts';

interface SeasonNoteProps {
  isPast: boolean;
  /** Year AH of the Hajj for which the rule was made. */
  season: number;
  sources: readonly string[];
}

/** For which Hajj a rule was made, and when it was checked. */
export function SeasonNote({ isPast, season, sources }: SeasonNoteProps) {
  const t = useTranslations('guide.practical.season');
  const { number, dateTime } = useFormatter();
  const checkedOn = lastCheckedOn(sourcesOf(sources));
  return (
    <p className="mt-1 text-sm text-quiet">
      {t(isPast ? 'past' : 'current', {
        year: number(season, { useGrouping: false }),
        date: checkedOn ? dateTime(new Date(checkedOn), { dateStyle: 'long', timeZone: 'UTC' }) : '',
      })}
    </p>
  );
}
