import { dailyDhikrTarget } from '@manasik/core/dhikr/dhikr';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useWorshipSettingsChange } from '../../../shared/times/use-worship-settings.ts';
import { Blank } from '../../../ui/blank.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import type { Dhikr } from './use-dhikr.ts';
import { useCanVibrate } from '../../../platform/device/vibration.ts';

const titleId = 'dhikr-today-title';

export function TodayCard({ dhikr: { state, vibrates } }: { dhikr: Dhikr }) {
  const t = useTranslations('dhikr.today');
  const { number } = useFormatter();
  const canVibrate = useCanVibrate();
  const changeSettings = useWorshipSettingsChange();
  const total = state?.dayTotal ?? 0;
  const target = number(dailyDhikrTarget);
  const left = Math.max(0, dailyDhikrTarget - total);
  return (
    <Card title={t('title')} titleId={titleId} description={t('text')}>
      <div className="flex flex-wrap items-center gap-4">
        <ProgressRing
          value={total / dailyDhikrTarget}
          label={t('ring')}
          valueText={t('progress', { count: number(total), target })}
          className="size-28"
        >
          <span className="text-2xl">{state ? number(total) : <Blank className="w-8" />}</span>
        </ProgressRing>
        <p className="min-w-0 grow basis-40 text-lg font-semibold">
          {state ? left > 0 ? t('left', { left, target }) : t('reached', { target }) : <Blank />}
        </p>
      </div>
      {canVibrate && state && (
        <Switch
          label={t('vibration')}
          hint={t('vibrationHint')}
          checked={vibrates}
          onChange={({ target: { checked } }) => void changeSettings({ dhikrVibration: checked })}
        />
      )}
    </Card>
  );
}
