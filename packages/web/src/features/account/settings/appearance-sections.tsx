import { textSizes } from '../../../shared/account/account-settings.ts';
import { useAppearance } from '../../../platform/device/appearance.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { useAppearanceChange } from './use-settings.ts';

const themes = ['system', 'light', 'dark'] as const;

export function ThemeSection() {
  const t = useTranslations('settings.preferences.appearance');
  const { theme } = useAppearance();
  const change = useAppearanceChange();
  return (
    <ChoiceRows
      legend={t('theme')}
      value={theme}
      onChange={(chosen) => void change({ theme: chosen })}
      choices={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
    />
  );
}

export function TextSizeSection() {
  const t = useTranslations('settings.preferences.appearance');
  const format = useFormatter();
  const { textScale } = useAppearance();
  const change = useAppearanceChange();
  return (
    <ChoiceRows
      legend={t('textSize')}
      value={String(textScale)}
      onChange={(size) => void change({ textScale: Number(size) })}
      choices={textSizes.map((size) => ({
        value: String(size),
        label: format.number(size / 100, { style: 'percent' }),
      }))}
    />
  );
}
