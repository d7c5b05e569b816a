import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import type { Asked } from './roll.ts';

interface RollListsProps {
  asked: readonly Asked[];
  /** Id of the reader. */
  userId: string;
  hasEnded: boolean;
  onTick: (id: string, isHere: boolean) => void;
}

const tickId = (id: string): string => `roll-call-${id}`;

/** For leaders: the missing and the present. Each can be ticked while the roll call is open. */
export function RollLists({ asked, userId, hasEnded, onTick }: RollListsProps) {
  const t = useTranslations('roll-call');
  const { number } = useFormatter();
  const id = useId();
  const here = asked.filter((each) => each.here);
  const missing = asked.filter((each) => !each.here);
  const ticked = useRef<string>(undefined);
  useEffect(() => {
    // A ticked row moves to the other list and loses the focus.
    if (ticked.current === undefined || document.activeElement !== document.body) return;
    document.getElementById(tickId(ticked.current))?.focus();
    ticked.current = undefined;
  });
  const tick = (each: string, isHere: boolean) => {
    ticked.current = each;
    onTick(each, isHere);
  };
  const row = (each: Asked) => (
    <li key={each.id}>
      <Row asked={each} isReader={each.id === userId} hasEnded={hasEnded} onTick={tick} />
    </li>
  );
  return (
    <>
      {!hasEnded && <p className="text-sm text-quiet">{t('tick.hint')}</p>}
      {missing.length > 0 && (
        <div>
          <h3 id={`${id}-missing`} className="text-base font-semibold">
            {t(hasEnded ? 'missing.ended' : 'missing.waiting', { count: number(missing.length) })}
          </h3>
          <ul aria-labelledby={`${id}-missing`}>{missing.map(row)}</ul>
        </div>
      )}
      <div>
        <h3 id={`${id}-here`} className="text-base font-semibold">
          {t('here.title', { count: number(here.length) })}
        </h3>
        {here.length === 0 ? (
          <p className="text-quiet">{t('here.none')}</p>
        ) : (
          <ul aria-labelledby={`${id}-here`}>{here.map(row)}</ul>
        )}
      </div>
    </>
  );
}

interface RowProps extends Pick<RollListsProps, 'hasEnded' | 'onTick'> {
  asked: Asked;
  isReader: boolean;
}

function Row({ asked: { id, name, here, hasNoPhone }, isReader, hasEnded, onTick }: RowProps) {
  const t = useTranslations('roll-call');
  const { dateTime } = useFormatter();
  const shown = isReader ? t('here.you', { name }) : name;
  const time = here && dateTime(new Date(here.at), { timeStyle: 'short' });
  const when = time && t(here.tickedByLeader ? 'here.ticked' : 'here.at', { time });
  const hint = [hasNoPhone && t('here.noPhone'), when].filter(Boolean).join(' · ');
  if (hasEnded) {
    const Icon = here ? CircleCheck : CircleAlert;
    return (
      <p className="flex min-h-12 items-center gap-3">
        <Icon
          aria-hidden="true"
          className={here ? 'size-5 shrink-0 text-green' : 'size-5 shrink-0 text-danger'}
        />
        <span className="min-w-0">
          <bdi className="font-semibold">{shown}</bdi> <span className="text-sm text-quiet">{hint}</span>
        </span>
      </p>
    );
  }
  return (
    <Checkbox
      id={tickId(id)}
      label={<bdi>{shown}</bdi>}
      hint={hint || undefined}
      checked={Boolean(here)}
      aria-label={t('tick.label', { name })}
      onChange={({ target }) => onTick(id, target.checked)}
    />
  );
}
