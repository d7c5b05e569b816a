import { IdCard, Printer } from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { canKeep } from '../../platform/storage/can-keep.ts';
import { EraseCard } from '../../shared/cards/erase-card.tsx';
import type { ArabicWords } from '../../shared/language/use-arabic-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { FillIn } from './fill-in.tsx';
import { cardFormId, emptyCard, keptCard, type LostCard } from './lost-card.ts';
import { LostCardFace } from './lost-card-face.tsx';
import { LostCardForm } from './lost-card-form.tsx';
import { LostCardSheet } from './lost-card-sheet.tsx';
import { LostText } from './lost-text.tsx';

/** The card, with the form, the display, printing and erasing. Its data never leaves the device. */
export function LostCardPart({ arabic }: { arabic: ArabicWords }) {
  const t = useTranslations('emergency.card');
  const kept = keptCard.use();
  const card = kept ?? emptyCard;
  return (
    <>
      <Card title={t('title')} titleId={cardFormId} description={t('lead')} className="print:hidden">
        {arabic.status === 'ready' && <ShowAndPrint card={card} />}
        {arabic.status === 'loading' && <Loading label={t('loading')} />}
        {arabic.status === 'failed' && <Failed retry={arabic.retry} />}
        {kept === undefined ? (
          <Loading label={t('loading')} />
        ) : (
          <>
            <FillIn />
            <LostCardForm card={card} />
            <p className="text-sm text-quiet">{t(canKeep() ? 'saved' : 'notSaved')}</p>
            <p className="text-sm text-quiet">{t('stays')}</p>
            <EraseCard
              isEmpty={kept === null}
              onErase={() => keptCard.set(null)}
              words={{
                button: t('erase'),
                title: t('eraseTitle'),
                text: t('eraseText'),
                keep: t('keep'),
                done: t('erased'),
              }}
            />
          </>
        )}
        <LostText />
      </Card>
      {arabic.status === 'ready' && (
        // The printed version, also when printing from the browser's own menu.
        <div aria-hidden="true" className="hidden print:block">
          <LostCardFace card={card} />
        </div>
      )}
    </>
  );
}

function ShowAndPrint({ card }: { card: LostCard }) {
  const t = useTranslations('emergency.card');
  return (
    <div className="flex flex-wrap gap-3">
      <LostCardSheet
        card={card}
        trigger={
          <Button variant="soft" size="large">
            <IdCard aria-hidden="true" className="size-6" />
            {t('show')}
          </Button>
        }
      />
      <Button variant="secondary" size="large" onClick={() => print()}>
        <Printer aria-hidden="true" className="size-5" />
        {t('print')}
      </Button>
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const t = useTranslations('emergency.card');
  const common = useTranslations('common');
  return <ErrorState title={t('failed')} retryLabel={common('retry')} onRetry={retry} />;
}
