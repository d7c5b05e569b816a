import { partsBySchool } from '@manasik/core/guide/school-names';
import { useLanguage } from '../../platform/i18n/index.ts';
import { useOwnSchool } from './progress/use-own-school.ts';

/** A text in which the pilgrim's own school is highlighted. */
export function SchoolText({ children }: { children: string }) {
  const school = useOwnSchool();
  const { language } = useLanguage();
  if (!school) return children;
  return partsBySchool(children, language, school).map(({ text, at, isName }) =>
    isName ? (
      <strong key={at} className="rounded-sm bg-gold-soft px-1 font-bold text-ink">
        {text}
      </strong>
    ) : (
      text
    ),
  );
}
