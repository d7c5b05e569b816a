import { PencilLine } from 'lucide-react';
import { DialogClose } from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import { dialLink } from '../../platform/links/phone-number.ts';
import { CallLink, CardScreen } from '../../shared/cards/card-screen.tsx';
import { LostCardFace } from './lost-card-face.tsx';
import { LostCardVoice } from './lost-card-voice.tsx';
import { cardFormId, isEmpty, type LostCard } from './lost-card.ts';

interface LostCardSheetProps {
  card: LostCard;
  trigger: ReactNode;
  isOpenAtFirst?: boolean;
}

/** The "I'm lost" card full screen. */
export function LostCardSheet({ card, trigger, isOpenAtFirst = false }: LostCardSheetProps) {
  const t = useTranslations('emergency.card');
  const opensForm = useRef(false);
  const link = dialLink(card.leaderPhone);
  const leader = card.leader.trim();
  return (
    <CardScreen
      title={t('title')}
      closeLabel={t('close')}
      trigger={trigger}
      isOpenAtFirst={isOpenAtFirst}
      onCloseAutoFocus={(event) => {
        if (!opensForm.current) return;
        // Otherwise the focus returns to the button, and the page scrolls back to it.
        event.preventDefault();
        opensForm.current = false;
        const heading = document.getElementById(cardFormId);
        heading?.setAttribute('tabindex', '-1');
        heading?.focus({ preventScroll: true });
        heading?.scrollIntoView();
      }}
      face={<LostCardFace card={card} className="p-[min(1.5rem,5vw)]" />}
    >
      {isEmpty(card) && <FillIn onClick={() => (opensForm.current = true)} />}
      {link && (
        <CallLink href={link}>{leader ? t('call', { name: apart(leader) }) : t('callLeader')}</CallLink>
      )}
      <LostCardVoice hasNumber={link !== undefined} />
    </CardScreen>
  );
}

/** Leads from the empty card to its form, which is far down the page. */
function FillIn({ onClick }: { onClick: () => void }) {
  const t = useTranslations('emergency.card');
  return (
    <DialogClose asChild>
      <a
        href={`#${cardFormId}`}
        onClick={onClick}
        className="flex min-h-14 items-center justify-center gap-3 rounded-control border border-on-deep-quiet px-5 py-3 text-lg font-semibold text-on-deep no-underline"
      >
        <PencilLine aria-hidden="true" className="size-6 shrink-0" />
        {t('fill')}
      </a>
    </DialogClose>
  );
}
