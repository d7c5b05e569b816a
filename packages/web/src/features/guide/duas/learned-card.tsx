import { neighboursOf } from '@manasik/core/guide/sequence';
import type { RiteId } from '@manasik/core/guide/rites';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ownSequence } from '../progress/own-sequence.ts';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** The mark that this rite is learned, and the way to those before and after it. */
export function LearnedCard({ id }: { id: RiteId }) {
  const t = useTranslations('guide.rite');
  const rites = useTranslations('guide.rites');
  const { choices, isDone, mark } = useGuideProgress();
  const { previous, next } = neighboursOf(ownSequence(choices), id);
  return (
    <Card className="print:hidden">
      <Checkbox
        label={<span className="text-lg font-semibold">{t('learn')}</span>}
        hint={t('learnHint')}
        checked={isDone(`rite:${id}`)}
        onChange={({ target }) => mark(`rite:${id}`, target.checked)}
      />
      <nav aria-label={t('neighbours')} className="flex flex-wrap justify-between gap-3">
        {previous ? (
          <LinkButton to={`/guide/${previous}`} variant="secondary" className="max-sm:w-full">
            <ArrowLeft aria-hidden="true" className="flip-rtl size-5" />
            <Direction name={t('previous')} rite={rites(`${previous}.name`)} />
          </LinkButton>
        ) : (
          <LinkButton to="/guide" variant="secondary" className="max-sm:w-full">
            <ArrowLeft aria-hidden="true" className="flip-rtl size-5" />
            {t('back')}
          </LinkButton>
        )}
        {next && (
          <LinkButton to={`/guide/${next}`} className="max-sm:w-full">
            <Direction name={t('next')} rite={rites(`${next}.name`)} />
            <ArrowRight aria-hidden="true" className="flip-rtl size-5" />
          </LinkButton>
        )}
      </nav>
    </Card>
  );
}

function Direction({ name, rite }: { name: string; rite: string }) {
  return (
    <span className="min-w-0">
      <span className="block text-sm font-normal">{name} </span>
      {rite}
    </span>
  );
}
