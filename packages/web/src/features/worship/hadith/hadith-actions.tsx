import { Copy, Share2 } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { copyText, type ShareOutcome, shareText } from '../../../platform/links/share-text.ts';
import type { DailyHadith } from './kept-hadith.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ReadAloud } from './read-aloud.tsx';
import { sharedText } from './share-hadith.ts';

/** Share, copy and read aloud. */
export function HadithActions({ hadith }: { hadith: DailyHadith }) {
  const t = useTranslations('hadith');
  const text = sharedText(hadith);

  async function tell(outcoming: Promise<ShareOutcome>): Promise<void> {
    const outcome = await outcoming;
    if (outcome === 'copied') toast({ title: t('copied') });
    if (outcome === 'failed') {
      toast({ title: t('shareFailed'), description: t('shareFailedText'), variant: 'destructive' });
    }
  }

  return (
    <div className="flex flex-col gap-5 border-t border-line pt-4 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void tell(shareText(text, navigator))}>
          <Share2 aria-hidden="true" className="size-5" />
          {t('share')}
        </Button>
        <Button variant="secondary" onClick={() => void tell(copyText(text, navigator))}>
          <Copy aria-hidden="true" className="size-5" />
          {t('copy')}
        </Button>
      </div>
      <ReadAloud hadith={hadith} />
    </div>
  );
}
