import { useTranslations } from '../../../platform/i18n/index.ts';
import { GuideFrame } from '../guide-frame.tsx';
import { PageSources } from '../sources/page-sources.tsx';
import { SourceNumbers } from '../sources/source-numbers.tsx';
import { practicalParts } from './practical.ts';
import { TopicRow } from './topic-row.tsx';
import { List } from '../../../ui/list-row.tsx';

const sources = practicalParts.flatMap(({ topics }) =>
  topics.flatMap(({ facts }) => facts.flatMap((fact) => fact.sources)),
);

/** Advice for the journey, from packing to the ministry's line, in the order in which a pilgrim needs it. */
export default function PracticalPage() {
  const t = useTranslations('guide.practical');
  return (
    <GuideFrame title={t('title')} lead={t('lead')} scene="suitcase">
      <SourceNumbers ids={sources}>
        {practicalParts.map(({ id, topics }) => (
          <section key={id} aria-labelledby={id} className="flex max-w-text flex-col gap-3">
            <h2 id={id} className="display text-2xl">
              {t(`sections.${id}`)}
            </h2>
            <List>
              {topics.map((topic) => (
                <TopicRow key={topic.id} topic={topic} />
              ))}
            </List>
          </section>
        ))}
        <PageSources ids={sources} />
      </SourceNumbers>
    </GuideFrame>
  );
}
