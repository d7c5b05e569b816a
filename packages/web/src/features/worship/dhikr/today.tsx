import { dailyDhikrTarget } from '@manasik/core/dhikr/dhikr';
import { useCanVibrate } from '../../../platform/device/vibration.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useWorshipSettingsChange } from '../../../shared/times/use-worship-settings.ts';
import { Blank } from '../../../ui/blank.tsx';
import { List } from '../../../ui/list-row.tsx';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import type { Dhikr } from './use-dhikr.ts';

const titleId = 'dhikr-today-title';

export function Today({ dhikr: { state, vibrates } }: { dhikr: Dhikr }) {
  const t = useTranslations('dhikr.today');
  const { number } = useFormatter();
  const canVibrate = useCanVibrate();
  const changeSettings = useWorshipSettingsChange();
  const total = state?.dayTotal ?? 0;
  const target = number(dailyDhikrTarget);
  const left = Math.max(0, dailyDhikrTarget - total);
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <h2 id={titleId} className="display text-2xl">
        {t('title')}
      </h2>
      <List labelledBy={titleId} className="[--row-start:1rem]">
        <li className="flex flex-wrap items-center gap-4 p-4">
          <ProgressRing
            value={total / dailyDhikrTarget}
            label={t('ring')}
            valueText={t('progress', { count: number(total), target })}
            className="size-24"
          >
            <span className="display text-2xl">{state ? number(total) : <Blank className="w-8" />}</span>
          </ProgressRing>
          <p className="min-w-0 grow basis-40 font-semibold">
            {state ? left > 0 ? t('left', { left, target }) : t('reached', { target }) : <Blank />}
          </p>
        </li>
        {canVibrate && state && (
          <SwitchRow
            title={t('vibration')}
            checked={vibrates}
            onChange={(dhikrVibration) => void changeSettings({ dhikrVibration })}
          />
        )}
      </List>
    </section>
  );
}
