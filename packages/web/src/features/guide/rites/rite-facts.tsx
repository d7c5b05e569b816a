import type { Rite } from '@manasik/content/guide/schema';
import { Clock, MapPin } from 'lucide-react';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { OwnClauses, SchoolRows } from '../clause-lists.tsx';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { SourceLine } from '../sources/source-numbers.tsx';
import { useFactTexts } from '../use-clause-texts.ts';
import { firstSentence } from './first-sentence.ts';

const icons = { when: Clock, where: MapPin } as const;
const names = ['when', 'where'] as const;

/** Time and place in one line each and what the pilgrim's own school adds, with more detail one tap away. */
export function RiteFacts({ rite }: { rite: Rite }) {
  const t = useTranslations('guide.rite');
  const { choices } = useGuideProgress();
  const { language } = useLanguage();
  const textsOf = useFactTexts(rite);
  const facts = names.map((name) => {
    const texts = textsOf(name, choices);
    return { name, texts, ...firstSentence(texts.instruction ?? '', language) };
  });
  const more = facts.filter(({ name, rest }) => rest !== '' || rite[name]);
  return (
    <div className="max-w-text">
      <dl className="flex flex-col gap-3">
        {facts.map(({ name, first, texts }) => {
          const Icon = icons[name];
          return (
            <div key={name} className="flex items-start gap-3">
              <dt className="flex h-[1lh] shrink-0 items-center text-gold">
                <Icon aria-hidden="true" className="size-6" />
                <VisuallyHidden>{t(name)} </VisuallyHidden>
              </dt>
              <dd className="flex min-w-0 flex-col gap-1">
                <p>{first}</p>
                <OwnClauses texts={texts} />
              </dd>
            </div>
          );
        })}
      </dl>
      {more.length > 0 && (
        <Disclosure plain title={t('exact')} className="ms-9">
          {more.map(({ name, rest, texts }) => (
            <div key={name} className="flex flex-col gap-1">
              {rest !== '' && (
                <p>
                  <span className="font-semibold">{t(name)}: </span>
                  {rest}
                </p>
              )}
              {texts.bySchool.length > 0 && <SchoolRows rows={texts.bySchool} />}
              <SourceLine ids={(rite[name] ?? []).flatMap(({ sources }) => sources)} />
            </div>
          ))}
        </Disclosure>
      )}
    </div>
  );
}
