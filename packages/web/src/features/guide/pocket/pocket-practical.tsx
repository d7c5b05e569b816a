import type { GuideChoices } from '@manasik/core/guide/rites';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { FactItem } from '../practical/fact-item.tsx';
import { factsFor, practicalParts } from '../practical/practical.ts';

/** Practical advice for this pilgrim. The date of each rule is on paper too, because paper outlives a season. */
export function PocketPractical({ choices }: { choices: GuideChoices }) {
  const t = useTranslations('guide.practical');
  return (
    <section aria-labelledby="practical" className="space-y-4 border-t border-line pt-4">
      <h3 id="practical" className="break-after-avoid text-xl">
        {t('title')}
      </h3>
      {practicalParts.map(({ id: part, topics }) => (
        <div key={part} className="space-y-2">
          <h4 className="break-after-avoid text-lg">{t(`sections.${part}`)}</h4>
          {topics.map(({ id, facts }) => (
            <div key={id}>
              <h5 className="break-after-avoid font-semibold">{t(`topics.${id}`)}</h5>
              <ul className="list-disc space-y-1 ps-5">
                {factsFor(facts, choices).own.map((fact) => (
                  <FactItem key={fact.id} topic={id} fact={fact} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
