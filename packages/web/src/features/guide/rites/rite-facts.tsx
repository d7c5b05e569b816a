import type { Rite } from '@manasik/content/guide/schema';
import { Clock, MapPin } from 'lucide-react';
import { useContentWords, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { SchoolText } from '../school-text.tsx';
import { firstSentence } from './first-sentence.ts';

const icons = { when: Clock, where: MapPin } as const;
const names = ['when', 'where'] as const;

/** Time and place in one line each, with more detail one tap away. */
export function RiteFacts({ rite }: { rite: Rite }) {
  const t = useTranslations('guide.rite');
  const words = useContentWords(`rites/${rite.id}`);
  const { language } = useLanguage();
  const facts = names.map((name) => ({ name, ...firstSentence(words(name), language) }));
  const more = facts.filter(({ rest }) => rest !== '');
  return (
    <div className="max-w-text">
      <dl className="flex flex-col gap-3">
        {facts.map(({ name, first }) => {
          const Icon = icons[name];
          return (
            <div key={name} className="flex items-start gap-3">
              <dt className="flex h-[1lh] shrink-0 items-center text-gold">
                <Icon aria-hidden="true" className="size-6" />
                <VisuallyHidden>{t(name)} </VisuallyHidden>
              </dt>
              <dd className="min-w-0">
                <SchoolText>{first}</SchoolText>
              </dd>
            </div>
          );
        })}
      </dl>
      {more.length > 0 && (
        <Disclosure plain title={t('exact')} className="ms-9">
          {more.map(({ name, rest }) => (
            <p key={name}>
              <span className="font-semibold">{t(name)}: </span>
              <SchoolText>{rest}</SchoolText>
            </p>
          ))}
        </Disclosure>
      )}
    </div>
  );
}
