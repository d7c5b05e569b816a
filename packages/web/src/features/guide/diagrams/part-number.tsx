import { useFormatter } from '../../../platform/i18n/index.ts';

/** The number of a part of a map or drawing, in the list beside it. */
export function PartNumber({ number }: { number: number }) {
  const format = useFormatter();
  return (
    <span className="grid size-6 shrink-0 place-items-center self-start rounded-full bg-primary text-xs font-semibold text-on-primary tabular-nums print:border print:text-ink">
      {format.number(number)}
    </span>
  );
}
