import { shownKindOf } from '@manasik/core/travel/bookings';
import type { BookingKind } from '@manasik/core/travel/travel-items';
import { BedDouble, Bus, Copy, type LucideIcon, Package, Plane, Ticket } from 'lucide-react';
import { apart, leftToRight } from '../../../platform/i18n/isolate.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { copyText } from '../../../platform/links/share-text.ts';
import { useMoneyFormat } from '../../../shared/money/use-money-format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { RowFace } from '../../../ui/list-row.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { TravelPart } from '../items/use-travel.ts';
import { ChangeDialog } from '../money/form-dialog.tsx';
import { useOwnCurrency } from '../money/own-currency.ts';
import { BookingForm } from './booking-form.tsx';
import { useDays } from './use-days.ts';

const icons: Readonly<Record<BookingKind, LucideIcon>> = {
  package: Package,
  flight: Plane,
  hotel: BedDouble,
  transport: Bus,
  other: Ticket,
};

interface BookingRowProps {
  part: TravelPart<'booking'>;
  onGone: () => void;
}

export function BookingRow({ part, onGone }: BookingRowProps) {
  const t = useTranslations('travel-money.bookings');
  const { ofForms } = useOwnCurrency();
  const { item } = part;
  const days = useDays()(item);
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <RowFace
          icon={icons[item.booking]}
          title={
            <span dir="auto" className="wrap-anywhere">
              {item.title}
            </span>
          }
          text={`${t(`kinds.${shownKindOf(item)}`)} · ${days}`}
        />
        <Cost part={part} />
      </div>
      {item.note && (
        <p dir="auto" className="text-sm whitespace-pre-line text-quiet wrap-anywhere">
          {item.note}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {item.reference && <CopyReference reference={item.reference} />}
        <ChangeDialog title={t('edit')} name={apart(item.title)} onGone={onGone}>
          {(close) => <BookingForm part={part} currency={item.cost?.currency ?? ofForms} onClose={close} />}
        </ChangeDialog>
      </div>
    </li>
  );
}

function Cost({ part: { item } }: { part: TravelPart<'booking'> }) {
  const t = useTranslations('travel-money.bookings');
  const { money } = useMoneyFormat();
  return (
    // On a phone it has a line of its own, so that the name of the booking keeps the width.
    <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 @min-[32rem]:ms-auto @min-[32rem]:w-auto @min-[32rem]:flex-col @min-[32rem]:items-end">
      {item.cost && (
        <span className="font-semibold tabular-nums">{money(item.cost.amount, item.cost.currency)}</span>
      )}
      <Badge tone={item.isPaid ? 'green' : 'gold'}>{t(item.isPaid ? 'paid' : 'notPaid')}</Badge>
    </div>
  );
}

function CopyReference({ reference }: { reference: string }) {
  const t = useTranslations('travel-money.bookings');
  async function copy(): Promise<void> {
    const outcome = await copyText(reference, navigator);
    if (outcome === 'copied') toast({ title: t('copied'), description: leftToRight(reference) });
    else toast({ title: t('copyFailed'), variant: 'destructive' });
  }
  return (
    <Button
      variant="soft"
      aria-label={t('copy', { reference: leftToRight(reference) })}
      onClick={() => void copy()}
    >
      <Copy aria-hidden="true" className="size-5" />
      <bdi dir="ltr">{reference}</bdi>
    </Button>
  );
}
