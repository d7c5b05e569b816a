import { useTranslations } from '../../platform/i18n/index.ts';
import { HelpFold } from './help-fold.tsx';

/** `anchor`: the target of links to it. */
export function Tip({ id, anchor }: { id: string; anchor?: string }) {
  const t = useTranslations('help-centre');
  // The ids of the data have their words; a test compares the two.
  const key = `tips.${id}` as 'tips.shoes';
  return (
    <HelpFold {...(anchor && { id: anchor })} title={t(`${key}.title`)}>
      <p className="max-w-text">{t(`${key}.text`)}</p>
    </HelpFold>
  );
}
