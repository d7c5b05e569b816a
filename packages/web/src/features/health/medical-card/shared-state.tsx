import type { MedicalCard } from '@manasik/contract/medical-card';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { apart } from '../../../platform/i18n/isolate.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { isEmptyCard, sentCard } from './kept-card.ts';
import { OwnQuestion, useOwnCard } from './own-card.tsx';
import { newPlace, type Share, updateCard, wasJustSent, withdrawCard } from './send-card.ts';

interface SharedStateProps {
  share: Share;
  /** Unknown while the list of groups is old. */
  groupName: string | undefined;
  owner: string;
  card: MedicalCard;
}

/** Says who sees the card since when, offers to send a changed card, and withdraws it. */
export function SharedState({ share, groupName, owner, card }: SharedStateProps) {
  const t = useTranslations('medical-card.share');
  const { dateTime } = useFormatter();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that sent it has disappeared.
    if (wasJustSent(share)) text.current?.focus();
  }, [share]);
  const date = dateTime(new Date(share.sharedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <p ref={text} tabIndex={-1} className="outline-none">
        {groupName === undefined
          ? t('sinceUnnamed', { date })
          : t('since', { group: apart(groupName), date })}
      </p>
      <Update groupId={share.groupId} owner={owner} card={card} />
      <Withdraw />
    </>
  );
}

function Update({ groupId, owner, card }: { groupId: string; owner: string; card: MedicalCard }) {
  const t = useTranslations('medical-card.share');
  const errorText = useErrorText();
  const sent = sentCard.use();
  const [sending, setSending] = useState(false);
  const own = useOwnCard(owner);
  const isKnown = sent?.owner === owner;
  if (isEmptyCard(card) || (isKnown && sent.text === JSON.stringify(card))) return null;
  const city = newPlace(card, isKnown ? sent.text : null);
  async function update() {
    if (!own.confirm()) return;
    setSending(true);
    try {
      const isUpdated = await updateCard(owner, groupId, card);
      toast({ title: t(isUpdated ? 'updated' : 'notUpdated') });
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
    } finally {
      setSending(false);
    }
  }
  return (
    <div className="flex flex-col items-start gap-3 rounded-control bg-gold-soft p-4">
      {isKnown ? (
        <p>{city === null ? t('changed') : t('changedCity', { place: apart(city) })}</p>
      ) : (
        <>
          <p>{t('elsewhere')}</p>
          {city !== null && <p>{t('elsewhereCity', { place: apart(city) })}</p>}
        </>
      )}
      {own.question && <OwnQuestion {...own.question} />}
      <Button variant="secondary" pending={sending} pendingLabel={t('sending')} onClick={() => void update()}>
        {t('update')}
      </Button>
    </div>
  );
}

function Withdraw() {
  const t = useTranslations('medical-card.share');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  async function withdraw() {
    setPending(true);
    try {
      await withdrawCard();
      toast({ title: t('withdrawn') });
    } catch (error) {
      setOpen(false);
      toast({ title: t('withdrawFailed'), description: errorText(error), variant: 'destructive' });
    } finally {
      setPending(false);
    }
  }
  return (
    <QuestionDialog
      open={open}
      onOpenChange={setOpen}
      title={t('withdrawTitle')}
      description={t('withdrawText')}
      closeLabel={common('close')}
      onOpenerGone={focusTitle}
      trigger={
        <Button variant="secondary" className="self-start">
          {t('withdraw')}
        </Button>
      }
      keepLabel={t('keep')}
      confirmLabel={t('withdraw')}
      pending={pending}
      pendingLabel={t('withdrawing')}
      onConfirm={() => void withdraw()}
    />
  );
}

/** The button disappears with the shared card. */
function focusTitle(): void {
  const title = document.getElementById('share');
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}
