import { CalendarDays, Clock, MapPin, Vibrate } from 'lucide-react';
import { useCanVibrate } from '../../../platform/device/vibration.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { useWorshipSettings, useWorshipSettingsChange } from '../../../shared/times/use-worship-settings.ts';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { SectionRow, SettingsGroup } from './settings-group.tsx';

/** The user's location, and the settings for calculating prayer times and calendar. */
export function PrayerGroup() {
  const t = useTranslations();
  const { user } = useUser();
  const { settings } = useWorshipSettings();
  const change = useWorshipSettingsChange();
  const canVibrate = useCanVibrate();
  return (
    <SettingsGroup id="prayer" title={t('settings.groups.prayer')}>
      <SectionRow id="place" icon={MapPin} current={user?.currentLocation?.name ?? t('settings.notSet')} />
      <SectionRow
        id="prayer"
        icon={Clock}
        current={
          settings &&
          (settings.method ? t(`prayers.methods.${settings.method}`) : t('times.fields.methodAutomatic'))
        }
      />
      <SectionRow id="calendar" icon={CalendarDays} />
      {canVibrate && settings && (
        <SwitchRow
          icon={Vibrate}
          title={t('settings.preferences.dhikr.title')}
          text={t('settings.preferences.dhikr.vibration')}
          checked={settings.dhikrVibration}
          onChange={(dhikrVibration) => void change({ dhikrVibration })}
        />
      )}
    </SettingsGroup>
  );
}
