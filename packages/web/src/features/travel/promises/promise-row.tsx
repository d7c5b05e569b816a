import { apart } from '../../../platform/i18n/isolate.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { type ItemOf, putTravelItem, type TravelPart } from '../items/use-travel.ts';
import { ChangeDialog } from '../money/form-dialog.tsx';
import { useTravelFormat } from '../use-travel-format.ts';
import { PromiseForm } from './promise-form.tsx';
import { usePhoto } from './use-photo.ts';

const tones = { open: 'gold', kept: 'green', broken: 'danger' } as const;

interface PromiseRowProps {
  part: TravelPart<'promise'>;
  onGone: () => void;
}

export function PromiseRow({ part, onGone }: PromiseRowProps) {
  const t = useTranslations('travel-money.promises');
  const { day } = useTravelFormat();
  const { title, promisedBy, promisedOn, outcome, note } = part.item;
  const date = day(promisedOn);
  return (
    <li className="flex flex-col gap-2 px-4 py-3 break-inside-avoid">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-40">
          <p dir="auto" className="font-semibold wrap-anywhere whitespace-pre-line">
            {title}
          </p>
          <p className="text-sm text-quiet">
            {promisedBy === null ? date : t('saidBy', { person: apart(promisedBy), date })}
          </p>
        </div>
        <Badge tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>
      </div>
      {note && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      <Photo part={part} />
      <Actions part={part} onGone={onGone} />
    </li>
  );
}

function Photo({ part: { id, item } }: { part: TravelPart<'promise'> }) {
  const t = useTranslations('travel-money.promises');
  const photo = usePhoto(id);
  if (photo === null) return null;
  return (
    <img
      src={photo}
      alt={t('photoOf', { title: item.title })}
      className="max-h-72 max-w-full self-start rounded-control"
    />
  );
}

/** Sets how it ended with one tap, and opens the rest. */
function Actions({ part, onGone }: PromiseRowProps) {
  const t = useTranslations('travel-money.promises');
  const { id, item } = part;
  const end = (outcome: ItemOf<'promise'>['outcome']) => putTravelItem(id, { ...item, outcome });
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {item.outcome === 'open' &&
        (['kept', 'broken'] as const).map((outcome) => (
          <Button
            key={outcome}
            variant="soft"
            aria-label={t('outcomeNamed', { outcome: t(`outcomes.${outcome}`), title: apart(item.title) })}
            onClick={() => end(outcome)}
          >
            {t(`outcomes.${outcome}`)}
          </Button>
        ))}
      <ChangeDialog title={t('edit')} name={apart(item.title)} onGone={onGone}>
        {(close) => <PromiseForm part={part} onClose={close} />}
      </ChangeDialog>
    </div>
  );
}
