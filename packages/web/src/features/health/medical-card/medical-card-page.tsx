import { Clock, IdCard, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { canKeep } from '../../../platform/storage/can-keep.ts';
import { EraseCard } from '../../../shared/cards/erase-card.tsx';
import { useArabicWords } from '../../../shared/language/use-arabic-words.ts';
import { CardFace } from '../../../shared/medical-card/card-face.tsx';
import { CardSheet } from '../../../shared/medical-card/card-sheet.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { HealthPage } from '../advice/health-page.tsx';
import { keptHome } from '../medicines/kept-home.ts';
import { CardForm } from './card-form.tsx';
import { cardOf, emptyCard, eraseKeptCard, keptCard, nameOnCard } from './kept-card.ts';
import { SharePart } from './share-part.tsx';
import { useWhoseCard, type WhoseCard } from './use-whose-card.ts';

/** The medical card for helpers in an emergency. It works offline and without an account; only the card is printed. */
export default function MedicalCardPage() {
  const t = useTranslations('medical-card');
  const whose = useWhoseCard();
  return (
    <HealthPage title={t('title')} lead={t('lead')}>
      {whose.isOthers ? <OthersCard {...whose} /> : <OpenCard />}
      <List className="print:hidden">
        <ListRow icon={Clock} title={t('timesInMakkah')} to="/health/medicines" />
      </List>
    </HealthPage>
  );
}

/** Asks before it shows what another person wrote about their health on the same phone. */
function OthersCard({ show, takeOwn }: Pick<WhoseCard, 'show' | 'takeOwn'>) {
  const t = useTranslations('medical-card');
  const [hasFailed, setFailed] = useState(false);
  return (
    <Card
      title={t('other.title')}
      titleId="other-card"
      description={t('other.text')}
      className="print:hidden"
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setFailed(!takeOwn())}>{t('other.own')}</Button>
        <Button variant="secondary" onClick={show}>
          {t('other.show')}
        </Button>
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {hasFailed && t('notSaved')}
      </p>
    </Card>
  );
}

function OpenCard() {
  const t = useTranslations('medical-card');
  const { user } = useUser();
  const kept = keptCard.use();
  const isStored = keptCard.useIsStored();
  const typed = kept ?? emptyCard;
  const card = cardOf(typed, keptHome.use());
  const name = nameOnCard(typed, user).trim();
  return (
    <>
      <ShowAndPrint card={card} name={name} />
      <Card title={t('form')} titleId="form" description={t('formHint')} className="print:hidden">
        {kept === undefined ? <Loading label={t('loading')} /> : <CardForm card={typed} />}
        <div className="flex flex-col gap-2 text-sm text-quiet">
          {kept !== undefined && <p role="status">{t(isStored && canKeep() ? 'saved' : 'notSaved')}</p>}
          <p>{t('stays')}</p>
        </div>
        <EraseCard
          isEmpty={!kept}
          onErase={eraseKeptCard}
          words={{
            button: t('erase.button'),
            title: t('erase.title'),
            text: t('erase.text'),
            keep: t('erase.keep'),
            done: t('erase.done'),
          }}
        />
      </Card>
      <SharePart card={card} />
    </>
  );
}

interface ShowAndPrintProps {
  card: ReturnType<typeof cardOf>;
  name: string;
}

function ShowAndPrint({ card, name }: ShowAndPrintProps) {
  const t = useTranslations('medical-card');
  const common = useTranslations('common');
  const arabic = useArabicWords('medical-card');
  if (arabic.status === 'loading') return <Loading label={t('loading')} className="print:hidden" />;
  if (arabic.status === 'failed') {
    return (
      <ErrorState
        title={t('arabicFailed')}
        retryLabel={common('retry')}
        onRetry={arabic.retry}
        className="print:hidden"
      />
    );
  }
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CardSheet
          card={card}
          name={name}
          trigger={
            <Button size="large">
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
      {/* The printed version, also when printing from the browser's own menu. */}
      <div aria-hidden="true" className="hidden print:block">
        <CardFace card={card} name={name} />
      </div>
    </>
  );
}
