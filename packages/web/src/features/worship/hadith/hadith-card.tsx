import { BookOpenText } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { HadithStates } from './hadith-states.tsx';
import { HadithArabic, HadithMeaning, HadithSource } from './hadith-text.tsx';
import { useHadith } from './use-hadith.ts';

const titleId = 'hadith-title';

/** Today's hadith with the way to its page. Needs the namespaces `hadith` and `errors`. */
export function HadithCard() {
  const t = useTranslations('hadith');
  const { state } = useHadith();
  return (
    <Card
      title={t('card.title')}
      titleId={titleId}
      icon={<BookOpenText className="size-5" />}
      footer={
        <LinkButton to="/worship/hadith" variant="secondary">
          {t('card.open')}
        </LinkButton>
      }
    >
      <HadithStates state={state} failed={t('failed')}>
        {(hadith) => (
          <>
            <HadithArabic hadith={hadith} />
            <HadithMeaning hadith={hadith} />
            <p className="text-sm text-quiet">
              <HadithSource hadith={hadith} />
            </p>
          </>
        )}
      </HadithStates>
    </Card>
  );
}
