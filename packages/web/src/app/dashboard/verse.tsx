import { Link } from 'react-router';
import { HadithStates } from '../../features/worship/hadith/hadith-states.tsx';
import { HadithArabic, HadithMeaning, HadithSource } from '../../features/worship/hadith/hadith-text.tsx';
import { useHadith } from '../../features/worship/hadith/use-hadith.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { StarMotif } from '../../ui/star-motif.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Today's hadith, centred, without a card. */
export function Verse() {
  const t = useTranslations('hadith');
  const { state } = useHadith();
  return (
    <section aria-labelledby="hadith-title" className="mx-auto w-full max-w-text text-center">
      <h2 id="hadith-title">
        <VisuallyHidden>{t('card.title')}</VisuallyHidden>
      </h2>
      <p aria-hidden="true" className="mb-4 flex items-center justify-center gap-3 text-ornament">
        <span className="w-12 border-t" />
        <StarMotif className="size-5" />
        <span className="w-12 border-t" />
      </p>
      <HadithStates state={state} failed={t('failed')}>
        {(hadith) => (
          <div className="flex flex-col items-center gap-3">
            <HadithArabic hadith={hadith} />
            <HadithMeaning hadith={hadith} />
            <Link
              to="/worship/hadith"
              className="inline-flex min-h-12 items-center text-sm text-gold underline underline-offset-4"
            >
              <HadithSource hadith={hadith} />
            </Link>
          </div>
        )}
      </HadithStates>
    </section>
  );
}
