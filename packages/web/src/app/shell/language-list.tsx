import { languageCodes, languages } from '@manasik/core/text/languages';
import { Check } from 'lucide-react';
import { useLanguage } from '../../platform/i18n/index.ts';
import { LanguageLink } from '../../shared/language/language-link.tsx';
import { cx } from '../../ui/cx.ts';

interface LanguageListProps {
  onChoose: () => void;
  className?: string;
}

/** The ten languages in their own names, with the current one ticked. */
export function LanguageList({ onChoose, className }: LanguageListProps) {
  const { language } = useLanguage();
  return (
    <ul className={className}>
      {languageCodes.map((code) => (
        <li key={code}>
          <LanguageLink
            code={code}
            onChoose={onChoose}
            className={cx(
              'flex min-h-12 items-center gap-3 rounded-control px-3 leading-snug text-ink no-underline hover:bg-green-soft',
              code === language && 'font-semibold text-green',
            )}
          >
            <span className="grow">{languages[code].name}</span>
            {code === language && <Check aria-hidden="true" className="size-5" />}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}
