import type { GuideChoices } from '@manasik/core/guide/rites';
import { useTranslations } from '../../../platform/i18n/index.ts';

/** The pilgrim's choices in a word or two each, without open questions. */
export function useChoiceSummary(choices: GuideChoices): string[] {
  const t = useTranslations('guide.choices');
  const { kind, school, sex, isFirstTime, usesWheelchair } = choices;
  return [
    kind && t(`kind.${kind}`),
    school && t(`school.${school}`),
    sex && t(`summary.${sex}`),
    isFirstTime !== null && t(isFirstTime ? 'summary.firstTimeYes' : 'summary.firstTimeNo'),
    usesWheelchair !== null && t(usesWheelchair ? 'summary.wheelchairYes' : 'summary.wheelchairNo'),
  ].filter((part) => part !== null && part !== false);
}
