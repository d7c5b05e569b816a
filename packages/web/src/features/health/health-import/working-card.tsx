import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusCard } from './focus-card.tsx';

type WorkingCardProps = {
  title: string;
  /** 0 to 1. */
  part: number;
  /** How far it is, in words. */
  text: string;
  onStop: () => void;
};

/** A bar that fills, and a button to stop. */
export function WorkingCard({ title, part, text, onStop }: WorkingCardProps) {
  const t = useTranslations('common');
  const format = useFormatter();
  const percent = format.number(Math.min(1, part), { style: 'percent', maximumFractionDigits: 0 });
  return (
    <FocusCard title={title} titleId="import-working">
      <div
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(Math.min(1, part) * 100)}
        aria-valuetext={percent}
        className="h-3 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-primary"
          style={{ inlineSize: `${Math.min(100, part * 100)}%` }}
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>{text}</span>
        <span className="font-semibold">{percent}</span>
      </p>
      <div>
        <Button variant="secondary" onClick={onStop}>
          {t('cancel')}
        </Button>
      </div>
    </FocusCard>
  );
}
