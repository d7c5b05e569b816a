import { languages } from '@manasik/core/text/languages';
import { ALargeSmall, Contrast, Languages, Moon } from 'lucide-react';
import { useAppearance } from '../../../platform/device/appearance.ts';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { SectionRow, SettingsGroup } from './settings-group.tsx';
import { useAppearanceChange } from './use-settings.ts';

/** The language and the appearance of pages. */
export function ReadingGroup() {
  const t = useTranslations('settings');
  const { language } = useLanguage();
  const format = useFormatter();
  const { theme, contrast, textScale } = useAppearance();
  const change = useAppearanceChange();
  return (
    <SettingsGroup id="reading" title={t('groups.reading')}>
      <SectionRow id="language" icon={Languages} current={languages[language].name} />
      <SectionRow
        id="text-size"
        icon={ALargeSmall}
        current={format.number(textScale / 100, { style: 'percent' })}
      />
      <SectionRow id="theme" icon={Moon} current={t(`preferences.appearance.themes.${theme}`)} />
      <SwitchRow
        icon={Contrast}
        title={t('preferences.appearance.highContrast')}
        checked={contrast === 'high'}
        onChange={(isOn) => void change({ contrast: isOn ? 'high' : 'normal' })}
      />
    </SettingsGroup>
  );
}
