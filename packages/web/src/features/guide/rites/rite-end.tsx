import { neighboursOf } from '@manasik/core/guide/sequence';
import type { RiteId } from '@manasik/core/guide/rites';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ownSequence } from '../progress/own-sequence.ts';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { riteScenes } from '../rite-scenes.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Scene } from '../../../ui/scene.tsx';

/** The "learned" mark of the rite, a picture of the next one, and the link back. */
export function RiteEnd({ id }: { id: RiteId }) {
  const t = useTranslations('guide.rite');
  const rites = useTranslations('guide.rites');
  const { choices, isDone, mark } = useGuideProgress();
  const { previous, next } = neighboursOf(ownSequence(choices), id);
  return (
    <div className="flex min-w-0 flex-col gap-6 print:hidden">
      <Checkbox
        label={<span className="text-lg font-semibold">{t('learn')}</span>}
        hint={t('learnHint')}
        checked={isDone(`rite:${id}`)}
        onChange={({ target }) => mark(`rite:${id}`, target.checked)}
      />
      <nav aria-label={t('neighbours')} className="flex flex-col gap-3">
        {next && (
          <Link
            to={`/guide/${next}`}
            className="overflow-hidden surface text-ink no-underline hover:bg-green-soft"
          >
            <span className="block h-40 overflow-hidden">
              <Scene name={riteScenes[next]} aspect="fill" />
            </span>
            <span className="flex items-center gap-4 px-5 py-4">
              <span className="min-w-0 grow">
                <span className="block text-sm text-quiet">{t('next')} </span>
                <span className="display block text-2xl">{rites(`${next}.name`)}</span>
              </span>
              <ArrowRight aria-hidden="true" className="flip-rtl size-6 shrink-0 text-green" />
            </span>
          </Link>
        )}
        <LinkButton
          to={previous ? `/guide/${previous}` : '/guide'}
          variant="quiet"
          className="self-start text-start"
        >
          <ArrowLeft aria-hidden="true" className="flip-rtl size-5" />
          {previous ? <Direction name={t('previous')} rite={rites(`${previous}.name`)} /> : t('back')}
        </LinkButton>
      </nav>
    </div>
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
