import { currentHajj } from '@manasik/core/calendar/hajj-date';
import { sortClauses } from '@manasik/core/guide/clauses';
import { useContentWords, useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import { cx } from '../../../ui/cx.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { SourceLine } from '../sources/source-numbers.tsx';
import { useHashTarget } from '../use-hash-target.ts';
import type { Fact, Topic } from './practical.ts';
import { SeasonNote } from './season-note.tsx';
import { topicIcons } from './topic-icons.ts';

/** A topic with its facts: those for everybody and for the chosen school, with what the other schools say folded. */
export function TopicRow({ topic: { id, facts } }: { topic: Topic }) {
  const title = useTranslations('guide.practical.topics');
  const t = useTranslations('guide.whatIf');
  const { choices } = useGuideProgress();
  const target = useHashTarget();
  const { own, bySchool } = sortClauses(facts, choices);
  return (
    <FoldRow
      id={id}
      open={target === id}
      icon={topicIcons[id]}
      title={<h3 className="text-base">{title(id)}</h3>}
    >
      <Facts topic={id} facts={choices.school ? own : [...own, ...bySchool]} />
      {choices.school && bySchool.length > 0 && (
        <Disclosure plain title={<span className="text-sm text-quiet">{t('otherSchools')}</span>}>
          <Facts topic={id} facts={bySchool} />
        </Disclosure>
      )}
    </FoldRow>
  );
}

const Facts = ({ topic, facts }: { topic: string; facts: readonly Fact[] }) => (
  <ul className="flex list-disc flex-col gap-4 ps-5 marker:text-gold">
    {facts.map((fact) => (
      <FactItem key={fact.id} topic={topic} fact={fact} />
    ))}
  </ul>
);

function FactItem({ topic, fact }: { topic: string; fact: Fact }) {
  const words = useContentWords('practical');
  const school = useTranslations('guide.choices.school');
  const { list } = useFormatter();
  const { hijriYear } = currentHajj(useToday(), useAnnouncedFirst());
  const { season, sources } = fact;
  const isPast = season !== undefined && season < hijriYear;
  return (
    <li>
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
