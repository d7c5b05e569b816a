import { IdCard, Users } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { SosButton } from './sos-button.tsx';
import { useTranslations } from '../../platform/i18n/index.ts';
import { type ArabicWords, useArabicWords } from '../../shared/language/use-arabic-words.ts';
import { TileFace, tileClass, TileSign } from '../../ui/tile-face.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { CrushCard } from './crush-card.tsx';
import { EmbassyCard } from './embassy-card.tsx';
import { HeatCard } from './heat-card.tsx';
import { emptyCard, keptCard } from './lost-card.ts';
import { LostCardPart } from './lost-card-part.tsx';
import { LostCardSheet } from './lost-card-sheet.tsx';
import { LostSteps } from './lost-steps.tsx';
import { MoreHelp } from './more-help.tsx';
import { NumberBlocks } from './number-blocks.tsx';
import { SugarCard } from './sugar-card.tsx';

/** Works for everyone, without an account or a connection. Only the "I'm lost" card is printed. */
export default function EmergencyPage() {
  const t = useTranslations('emergency');
  const arabic = useArabicWords('lost-card');
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-8 px-[min(1.25rem,5vw)] pt-5 pb-10 print:max-w-none print:p-0">
      <div className="flex flex-col gap-3 print:hidden">
        <header>
          <h1 className="display text-3xl">{t('title')}</h1>
          <p className="text-sm text-quiet">{t('lead')}</p>
        </header>
        <NumberBlocks />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
          <LostTile arabic={arabic} />
          <SosButton tile={{ text: t('first.group') }} withoutGroup={<WithoutGroup />} />
        </div>
      </div>
      <MoreHelp />
      <HeatCard />
      <SugarCard />
      <CrushCard />
      <LostSteps />
      <LostCardPart arabic={arabic} />
      <EmbassyCard />
      <ContactsCard />
    </div>
  );
}

/** Opens the card at once, as a link to `#show-card` does. Until its Arabic words are loaded, it links to the part that explains why. */
function LostTile({ arabic }: { arabic: ArabicWords }) {
  const t = useTranslations('emergency.first');
  const card = keptCard.use() ?? emptyCard;
  // Each link to `#show-card` opens it again.
  const { hash, key } = useLocation();
  const isAsked = hash === '#show-card';
  const face = <TileFace picture={<TileSign icon={IdCard} />} title={t('lost')} text={t('lostText')} />;
  if (arabic.status !== 'ready') {
    return (
      <Link to="#card" className={tileClass()}>
        {face}
      </Link>
    );
  }
  return (
    <LostCardSheet
      key={isAsked ? key : ''}
      isOpenAtFirst={isAsked}
      card={card}
      trigger={
        <button type="button" className={tileClass()}>
          {face}
        </button>
      }
    />
  );
}

function WithoutGroup() {
  const t = useTranslations();
  return (
    <Link to="/group-tracker" className={tileClass('deep')}>
      <TileFace
        picture={<TileSign icon={Users} tone="deep" />}
        tone="deep"
        title={t('sos.button')}
        text={t('emergency.first.noGroup')}
      />
    </Link>
  );
}
