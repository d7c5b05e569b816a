import type { RiteId } from '@manasik/core/guide/rites';
import type { nightAfter } from '@manasik/core/guide/sequence';
import { Check, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { riteScenes } from '../rite-scenes.ts';
import { cx } from '../../../ui/cx.ts';
import { Scene } from '../../../ui/scene.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface RiteLinkProps {
  rite: RiteId;
  /** The day after this night; null for a rite by day. */
  night: ReturnType<typeof nightAfter>;
  isLearned: boolean;
  isNow: boolean;
}

/** A rite with its drawing and mark. With large text on a phone, the drawing is hidden to make room. */
export function RiteLink({ rite, night, isLearned, isNow }: RiteLinkProps) {
  const t = useTranslations('guide');
  return (
    <div className="@container">
      <Link
        to={`/guide/${rite}`}
        className="-mx-2 flex min-h-21 items-center gap-4 rounded-control px-2 py-2 text-ink no-underline wrap-break-word hyphens-manual hover:bg-green-soft"
      >
        <span
          className={cx(
            'hidden h-17 w-22 shrink-0 overflow-hidden rounded-[1.125rem] @min-[15rem]:block print:hidden',
            isNow && 'outline-3 outline-offset-3 outline-primary',
          )}
        >
          <Scene name={riteScenes[rite]} aspect="fill" />
        </span>
        <span className="min-w-0 grow">
          {isNow && <span className="block text-sm font-semibold text-green">{t('sequence.now')} </span>}
          <span className="block text-lg leading-snug font-semibold">{t(`rites.${rite}.name`)} </span>
          <span className="block text-sm text-quiet">
            {night && <span className="block font-semibold">{t(`nights.${night}`)} </span>}
            {t(`rites.${rite}.line`)}{' '}
          </span>
          {isLearned && <VisuallyHidden>{t('sequence.learned')}</VisuallyHidden>}
        </span>
        {isLearned ? (
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-primary text-on-primary"
          >
            <Check className="size-5" strokeWidth={3} />
          </span>
        ) : (
          <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-quiet" />
        )}
      </Link>
    </div>
  );
}
