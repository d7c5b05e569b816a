import { type Language, languageCodes, languages } from '@manasik/core/text/languages';
import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { languageKept } from '../../../shared/account/account-language.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useSaveToast } from './use-save-toast.ts';

const choices = languageCodes.map((code) => ({
  value: code,
  label: languages[code].name,
  lang: code,
  dir: languages[code].dir,
}));

export function LanguageSection() {
  const t = useTranslations('settings.language');
  const missing = useTranslations('common.languageOffline');
  const { language, setLanguage } = useLanguage();
  const { saved, notSaved } = useSaveToast();
  // Shown as chosen while its words load.
  const [shown, show] = useOptimistic(language);
  const waiting = useRef<Language>(undefined);

  // Announced after the new words have loaded, in the new language.
  useEffect(() => {
    if (waiting.current !== language) return;
    waiting.current = undefined;
    languageKept().then(saved, notSaved);
  }, [language, saved, notSaved]);

  function choose(code: Language): void {
    waiting.current = code;
    startTransition(async () => {
      show(code);
      if (await setLanguage(code)) return;
      waiting.current = undefined;
      toast({ title: missing('title'), description: missing('text'), variant: 'destructive' });
    });
  }
  return <ChoiceRows legend={t('title')} choices={choices} value={shown} onChange={choose} />;
}
