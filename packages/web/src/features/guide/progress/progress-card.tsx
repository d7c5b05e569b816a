import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useGuideProgress } from './use-guide-progress.ts';
import { Card } from '../../../ui/card.tsx';
import { ProgressRing } from '../../../ui/progress-ring.tsx';

/** How many of the user's rites and of all duas are learned. */
export function ProgressCard() {
  const t = useTranslations('guide.progress');
  const { number } = useFormatter();
  const { summary, status } = useGuideProgress();
  return (
    <Card title={t('title')} titleId="progress">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-4">
        {(['rites', 'duas'] as const).map((name) => {
          const { done, total } = name === 'rites' ? summary.rituals : summary.duas;
          return (
            <li key={name} className="flex flex-col items-center gap-2 text-center">
              <ProgressRing
                value={total > 0 ? done / total : 0}
                label={t(name)}
                valueText={t('count', { done, total })}
                className="size-24"
              >
                <span className="text-xl tabular-nums">{number(done)}</span>
              </ProgressRing>
              <p>
                <span className="block font-semibold">{t(name)}</span>
                <span className="text-sm text-quiet">{t('count', { done, total })}</span>
              </p>
            </li>
          );
        })}
      </ul>
      {status === 'failed' && <p className="rounded-control bg-gold-soft px-4 py-3 text-sm">{t('failed')}</p>}
    </Card>
  );
}
