import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { apart } from '../../../platform/i18n/isolate.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { cardOf, emptyCard, isCardOf, isEmptyCard, keptCard } from './kept-card.ts';

interface OwnCard {
  /** Null if the card is known to be the user's. */
  readonly question: OwnQuestionProps | null;
  /** Returns true if the card may be sent. If not, the question says why. */
  readonly confirm: () => boolean;
}

/** Asks before an account sends a card that it did not fill in: the device can be another person's. */
export function useOwnCard(userId: string): OwnCard {
  const kept = keptCard.use() ?? emptyCard;
  const name = kept.name?.trim() ?? '';
  // The answer is for the card with one name. A card with another name needs a new answer.
  const [tickedFor, tickFor] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const isTicked = tickedFor === name;
  if (isCardOf(kept, userId) || isEmptyCard(cardOf(kept))) return { question: null, confirm: () => true };
  return {
    question: {
      name,
      isTicked,
      isMissing,
      onTick: (ticked) => {
        tickFor(ticked ? name : undefined);
        setMissing(false);
      },
    },
    confirm: () => {
      setMissing(!isTicked);
      return isTicked;
    },
  };
}

interface OwnQuestionProps {
  name: string;
  isTicked: boolean;
  isMissing: boolean;
  onTick: (isTicked: boolean) => void;
}

export function OwnQuestion({ name, isTicked, isMissing, onTick }: OwnQuestionProps) {
  const t = useTranslations('medical-card.share.own');
  return (
    <div className="flex flex-col gap-1 rounded-control bg-gold-soft p-4">
      <p className="font-semibold">{t('title')}</p>
      <p>{name === '' ? t('noName') : t('name', { name: apart(name) })}</p>
      <Checkbox
        label={t('tick')}
        checked={isTicked}
        error={isMissing && t('first')}
        onChange={({ target }) => onTick(target.checked)}
      />
    </div>
  );
}
