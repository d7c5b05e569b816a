import { languageCodes, languages } from '@manasik/core/text/languages';
import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast-store.ts';

interface LanguageListProps {
  onChoose: () => void;
  className?: string;
}

/** The ten languages by their own names. Links, so that they work before any script and are found by robots. */
export function LanguageList({ onChoose, className }: LanguageListProps) {
  const t = useTranslations('common.languageOffline');
  const { language, setLanguage } = useLanguage();
  const choose = (event: MouseEvent, code: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
    void setLanguage(code).then(
      (taken) => taken || toast({ title: t('title'), description: t('text'), variant: 'destructive' }),
    );
  };
  return (
    <ul className={className}>
      {languageCodes.map((code) => (
        <li key={code}>
          <a
            href={`?lang=${code}`}
            hrefLang={code}
            lang={code}
            dir={languages[code].dir}
            aria-current={code === language ? 'true' : undefined}
            onClick={(event) => choose(event, code)}
            className={cx(
              'flex min-h-12 items-center gap-3 rounded-control px-3 leading-snug text-ink no-underline hover:bg-green-soft',
              code === language && 'font-semibold text-green',
            )}
          >
            <span className="grow">{languages[code].name}</span>
            {code === language && <Check aria-hidden="true" className="size-5" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
