import { Printer } from 'lucide-react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { type TravelPart, useTravelItems } from '../items/use-travel.ts';
import { AddDialog } from '../money/form-dialog.tsx';
import { MoneyPage } from '../money/money-page.tsx';
import { PartList } from '../money/part-list.tsx';
import { useTravelFormat } from '../use-travel-format.ts';
import { PromiseForm } from './promise-form.tsx';
import { PromiseRow } from './promise-row.tsx';
import { usePhotoCleanup } from './use-photo.ts';

/** The promises of the operator, to show to them or to the authorities later. */
export default function PromisesPage() {
  const t = useTranslations('travel-money.promises');
  const promises = useTravelItems('promise');
  usePhotoCleanup();
  return (
    <MoneyPage title={t('title')} lead={t('lead')}>
      {promises ? <Promises promises={promises} /> : <Loading label={t('title')} />}
    </MoneyPage>
  );
}

function Promises({ promises }: { promises: readonly TravelPart<'promise'>[] }) {
  const t = useTranslations('travel-money.promises');
  const { day } = useTravelFormat();
  const today = useToday();
  const sorted = promises.toSorted((one, other) => (one.item.promisedOn < other.item.promisedOn ? -1 : 1));
  return (
    <>
      <PartList
        title={t('list')}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        isEmpty={promises.length === 0}
        add={
          <div className="flex flex-wrap gap-3">
            <AddDialog title={t('add')}>{(close) => <PromiseForm onClose={close} />}</AddDialog>
            {promises.length > 0 && (
              <Button variant="secondary" onClick={() => print()}>
                <Printer aria-hidden="true" className="size-5" />
                {t('print')}
              </Button>
            )}
          </div>
        }
      >
        {(onGone) => sorted.map((part) => <PromiseRow key={part.id} part={part} onGone={onGone} />)}
      </PartList>
      <p className="hidden text-sm print:block">{t('printed', { date: day(today) })}</p>
    </>
  );
}
