import { type Language, languages } from '@manasik/core/text/languages';
import type { MouseEvent, ReactNode } from 'react';
import { useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { toast } from '../../ui/toast-store.ts';

interface LanguageLinkProps {
  code: Language;
  className?: string;
  onChoose?: () => void;
  children?: ReactNode;
}

/** A language by its own name. It is a link, so that it works without scripts and search engines find it. */
export function LanguageLink({ code, className, onChoose, children }: LanguageLinkProps) {
  const t = useTranslations('common.languageOffline');
  const { language, setLanguage } = useLanguage();
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose?.();
    void setLanguage(code).then(
      (taken) => taken || toast({ title: t('title'), description: t('text'), variant: 'destructive' }),
    );
  };
  return (
    <a
      href={`?lang=${code}`}
      hrefLang={code}
      lang={code}
      dir={languages[code].dir}
      aria-current={code === language ? 'true' : undefined}
      onClick={choose}
      className={className}
    >
      {children ?? languages[code].name}
    </a>
  );
}
