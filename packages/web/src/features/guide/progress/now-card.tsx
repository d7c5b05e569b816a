import type { RiteId } from '@manasik/core/guide/rites';
import { nightAfter } from '@manasik/core/guide/sequence';
import { ArrowRight, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useIsAnnounced } from '../../../shared/times/use-announced.ts';
import { LeftMina } from './left-mina.tsx';
import { ownSequence } from './own-sequence.ts';
import { ritesInOrder } from './rites-in-order.ts';
import { useGuideProgress } from './use-guide-progress.ts';
import { useStationNow } from './use-station-now.ts';

const row =
  'flex min-h-12 items-center justify-between gap-3 rounded-control py-2 font-semibold text-ink no-underline wrap-break-word hyphens-manual hover:text-green';

/** During the Hajj: the rite of this hour and the rest of the day. Renders nothing out of season. */
export function NowCard() {
  const t = useTranslations('guide');
  const { choices } = useGuideProgress();
  const now = useStationNow();
  const isAnnounced = useIsAnnounced();
  if (!now) return null;
  const inOrder = ritesInOrder(now, ownSequence(choices));
  const rite = t(`rites.${now.rite}.name`);
  const night = now.afterTwelfth ? null : nightAfter(now);
  return (
    <Card
      title={t('sequence.now')}
      titleId="now"
      description={t(isAnnounced ? 'sequence.announced' : 'sequence.expected')}
    >
      {now.afterTwelfth && <LeftMina said={now.afterTwelfth} />}
      {now.afterTwelfth !== 'unknown' && (
        <LinkButton to={`/guide/${now.rite}`} size="large" className="sm:self-start">
          {now.isFromMidday ? t('sequence.fromMidday', { rite }) : rite}
          <ArrowRight aria-hidden="true" className="flip-rtl size-5" />
        </LinkButton>
      )}
      {night && <p className="text-sm text-quiet">{t(`nights.${night}`)}</p>}
      {inOrder.length > 0 && <InOrder rites={inOrder} />}
    </Card>
  );
}

function InOrder({ rites }: { rites: readonly RiteId[] }) {
  const t = useTranslations('guide');
  return (
    <div>
      <h3 className="text-base">{t('sequence.inOrder')}</h3>
      <ol className="mt-1 flex flex-col divide-y divide-line">
        {rites.map((rite) => (
          <li key={rite}>
            <Link to={`/guide/${rite}`} className={row}>
              {t(`rites.${rite}.name`)}
              <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
