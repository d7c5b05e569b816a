import { ListRestart } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Progress } from './apply-change.ts';
import type { RamadanView } from './use-ramadan.ts';

/** The missed fasts to make up, of the shown year and of others. */
export function MakeUpCard({ view, progress }: { view: RamadanView; progress: Progress }) {
  const t = useTranslations('ramadan.makeUp');
  const format = useDayFormat();
  const { number } = useFormatter();
  const { year, missed, madeUp, toMakeUp } = progress;
  const others = progress.open.filter((each) => each.year !== year);
  const isNone = missed === 0 && others.length === 0;
  return (
    <Card
      title={t('title')}
      titleId="ramadan-make-up"
      description={t('hint')}
      icon={<ListRestart className="size-5" />}
    >
      {isNone && <p>{t('none')}</p>}
      {missed > 0 && (
        <div className="flex flex-col gap-2">
          <p role="status" className="font-semibold">
            {toMakeUp > 0
              ? t('toMakeUp', { year: format.year(year), days: toMakeUp })
              : t('allMadeUp', { year: format.year(year) })}
          </p>
          <p className="text-sm text-quiet">{t('missed', { days: missed })}</p>
          <Stepper
            label={t('madeUp')}
            value={madeUp}
            min={0}
            max={missed}
            text={number(madeUp)}
            lessLabel={t('less')}
            moreLabel={t('more')}
            onChange={(madeUpDays) => view.change({ madeUpDays })}
          />
        </div>
      )}
      {others.length > 0 && (
        <div>
          <h3 className="text-base font-semibold">{t('others')}</h3>
          <ul className="mt-2 flex flex-col gap-2">
            {others.map((each) => (
              <li key={each.year}>
                <Button variant="secondary" className="w-full" onClick={() => view.show(each.year)}>
                  {t('open', { year: format.year(each.year), days: each.toMakeUp })}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
