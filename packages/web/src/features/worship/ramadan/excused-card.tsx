import { HeartHandshake } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';

const parts = ['reasons', 'marking', 'fidya', 'health'] as const;

/** For those who cannot fast: calm words, and no ruling. */
export function ExcusedCard({ className }: { className?: string }) {
  const t = useTranslations('ramadan.excused');
  return (
    <Card
      title={t('title')}
      titleId="ramadan-excused"
      icon={<HeartHandshake className="size-5" />}
      {...(className && { className })}
    >
      <div className="flex max-w-text flex-col gap-3">
        {parts.map((part) => (
          <p key={part}>{t(part)}</p>
        ))}
      </div>
    </Card>
  );
}
