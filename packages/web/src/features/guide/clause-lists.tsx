import { useTranslations } from '../../platform/i18n/index.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useGuideProgress } from './progress/use-guide-progress.ts';
import type { ClauseTexts } from './use-clause-texts.ts';

/** The clauses of an instruction: first what is for this pilgrim, then what the schools say, folded if one of them is chosen. */
export function ClauseLists({ texts }: { texts: ClauseTexts }) {
  const t = useTranslations('guide.whatIf');
  const { choices } = useGuideProgress();
  const { bySchool } = texts;
  return (
    <>
      <OwnClauses texts={texts} />
      {bySchool.length > 0 &&
        (choices.school ? (
          <Disclosure
            plain
            title={<span className="text-sm text-quiet">{t('otherSchools')}</span>}
            className="print:hidden"
          >
            <SchoolRows rows={bySchool} />
          </Disclosure>
        ) : (
          <div className="max-w-text">
            <p className="text-sm font-semibold text-quiet print:hidden">{t('schools')}</p>
            <SchoolRows rows={bySchool} />
          </div>
        ))}
    </>
  );
}

/** What is for this pilgrim, with the name of the chosen school where the others differ. */
export function OwnClauses({ texts: { own } }: { texts: ClauseTexts }) {
  const school = useTranslations('guide.choices.school');
  const { choices } = useGuideProgress();
  if (own.length === 0) return null;
  return (
    <ul className="flex max-w-text list-disc flex-col gap-2 ps-5 marker:text-gold">
      {own.map(({ id, text, schools }) => (
        <li key={id}>
          {schools && choices.school && (
            <strong className="me-1 rounded-sm bg-gold-soft px-1 text-sm font-bold text-ink print:hidden">
              {school(choices.school)}
            </strong>
          )}
          {/* Otherwise the letters of Arabic script would join those of the name. */}
          {schools && choices.school && ' '}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** One row for each group of schools. */
export const SchoolRows = ({ rows }: { rows: ClauseTexts['bySchool'] }) => (
  <ul className="max-w-text divide-y divide-line border-y border-line">
    {rows.map(({ id, text, schools }) => (
      <li key={id} className="py-2">
        <strong className="text-sm font-semibold text-green">{schools}: </strong>
        {text}
      </li>
    ))}
  </ul>
);
