import { useTranslations } from '../../../platform/i18n/index.ts';
import { useWorshipSettings, useWorshipSettingsChange } from '../../../shared/times/use-worship-settings.ts';
import { useCanVibrate } from '../../../platform/device/vibration.ts';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/choice.tsx';

/** Nothing on a device that cannot vibrate. */
export function DhikrCard() {
  const t = useTranslations('settings.preferences.dhikr');
  const { settings } = useWorshipSettings();
  const change = useWorshipSettingsChange();
  if (!useCanVibrate() || !settings) return null;
  return (
    <Card title={t('title')}>
      <Switch
        label={t('vibration')}
        hint={t('vibrationHint')}
        checked={settings.dhikrVibration}
        onChange={({ target }) => void change({ dhikrVibration: target.checked })}
      />
    </Card>
  );
}
