import { Monitor, Moon, Sun } from 'lucide-react';
import { textSizes } from '../../../shared/account/account-settings.ts';
import { useAppearance } from '../../../platform/device/appearance.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { useAppearanceChange } from './use-settings.ts';

const themes = [
  { value: 'system', Icon: Monitor },
  { value: 'light', Icon: Sun },
  { value: 'dark', Icon: Moon },
] as const;

export function AppearanceCard() {
  const t = useTranslations('settings.preferences.appearance');
  const format = useFormatter();
  const { theme, contrast, textScale } = useAppearance();
  const change = useAppearanceChange();
  return (
    <Card title={t('title')} description={t('lead')}>
      <ChoiceCards
        legend={t('theme')}
        value={theme}
        onChange={(chosen) => void change({ theme: chosen })}
        className="sm:grid-cols-3"
        choices={themes.map(({ value, Icon }) => ({
          value,
          label: t(`themes.${value}`),
          icon: <Icon aria-hidden="true" className="size-5 shrink-0 text-green" />,
        }))}
      />
      <Switch
        label={t('highContrast')}
        hint={t('highContrastHint')}
        checked={contrast === 'high'}
        onChange={({ target }) => void change({ contrast: target.checked ? 'high' : 'normal' })}
      />
      <ChoiceCards
        legend={t('textSize')}
        value={String(textScale)}
        onChange={(size) => void change({ textScale: Number(size) })}
        className="grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]"
        choices={textSizes.map((size) => ({
          value: String(size),
          label: format.number(size / 100, { style: 'percent' }),
        }))}
      />
    </Card>
  );
}
