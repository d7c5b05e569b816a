import { useTranslations } from '../../lib/i18n/index.ts';
import { useWorshipSettings, useWorshipSettingsChange } from '../../lib/worship/use-worship-settings.ts';
import { useCanVibrate } from '../../lib/worship/vibration.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/choice.tsx';

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
