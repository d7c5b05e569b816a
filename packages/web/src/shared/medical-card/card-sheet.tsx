import type { MedicalCard } from '@manasik/contract/medical-card';
import type { ReactNode } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { dialLink } from '../../platform/links/phone-number.ts';
import { CallLink, CardScreen } from '../cards/card-screen.tsx';
import { CardFace } from './card-face.tsx';

interface CardSheetProps {
  card: MedicalCard;
  name?: string | undefined;
  trigger: ReactNode;
}

/** The medical card full screen. */
export function CardSheet({ card, name, trigger }: CardSheetProps) {
  const t = useTranslations('medical-card');
  const link = card.contactPhone === null ? undefined : dialLink(card.contactPhone);
  return (
    <CardScreen
      title={t('title')}
      closeLabel={t('close')}
      trigger={trigger}
      face={<CardFace card={card} name={name} className="p-[min(1.5rem,5vw)]" />}
    >
      {link && (
        <CallLink href={link}>
          <bdi>{card.contactName ?? card.contactPhone}</bdi>
        </CallLink>
      )}
    </CardScreen>
  );
}
