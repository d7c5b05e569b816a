import { useTranslations } from '../../../platform/i18n/index.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { useHashTarget } from '../use-hash-target.ts';
import { FactItem } from './fact-item.tsx';
import { type Fact, factsFor, type Topic } from './practical.ts';
import { topicIcons } from './topic-icons.ts';

/** A topic with its facts: those for everybody and for the chosen school, with what the other schools say folded. */
export function TopicRow({ topic: { id, facts } }: { topic: Topic }) {
  const title = useTranslations('guide.practical.topics');
  const t = useTranslations('guide.whatIf');
  const { choices } = useGuideProgress();
  const target = useHashTarget();
  const { own, ofOthers } = factsFor(facts, choices);
  return (
    <FoldRow
      id={id}
      open={target === id}
      icon={topicIcons[id]}
      title={<h3 className="text-base">{title(id)}</h3>}
    >
      <Facts topic={id} facts={own} />
      {ofOthers.length > 0 && (
        <Disclosure plain title={<span className="text-sm text-quiet">{t('otherSchools')}</span>}>
          <Facts topic={id} facts={ofOthers} />
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
