import type { RiteId } from '@manasik/core/guide/rites';
import type { nightAfter } from '@manasik/core/guide/sequence';
import { Check, Circle } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { riteScenes } from '../rite-scenes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { Scene } from '../../../ui/scene.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface RiteLinkProps {
  rite: RiteId;
  /** The day before which it is the night; null for what is done by day. */
  night: ReturnType<typeof nightAfter>;
  isLearned: boolean;
  isNow: boolean;
}

/** A rite with its drawing and its mark. In large letters on a phone the drawing makes room for the words. */
export function RiteLink({ rite, night, isLearned, isNow }: RiteLinkProps) {
  const t = useTranslations('guide');
  const Mark = isLearned ? Check : Circle;
  return (
    <div className="@container">
      <Link
        to={`/guide/${rite}`}
        className={cx(
          'flex min-h-14 items-center gap-3 rounded-control border px-[min(0.75rem,3vw)] py-2 text-ink no-underline wrap-break-word hyphens-manual hover:bg-green-soft',
          isNow
            ? 'border-transparent bg-gold-soft outline-2 -outline-offset-1 outline-ornament'
            : 'border-line',
        )}
      >
        <span className="hidden size-16 shrink-0 overflow-hidden rounded-control @min-[15rem]:block print:hidden">
          <Scene name={riteScenes[rite]} aspect="fill" />
        </span>
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            <span>{t(`rites.${rite}.name`)} </span>
            {isNow && <Badge tone="gold">{t('sequence.now')}</Badge>}
          </span>
          <span className="block text-sm text-quiet">
            {night && <span className="block font-semibold">{t(`nights.${night}`)} </span>}
            {t(`rites.${rite}.line`)}{' '}
          </span>
          {isLearned && <VisuallyHidden>{t('sequence.learned')}</VisuallyHidden>}
        </span>
        <Mark
          aria-hidden="true"
          className={cx('size-6 shrink-0', isLearned ? 'text-green' : 'text-edge')}
          strokeWidth={isLearned ? 3 : 2}
        />
      </Link>
    </div>
  );
}
