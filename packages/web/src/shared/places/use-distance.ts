import { useFormatter } from '../../platform/i18n/index.ts';

/** A distance as text, rounded to ten metres below a kilometre, because no phone is more precise. */
export function useDistance(): (metres: number) => string {
  const format = useFormatter();
  return (metres) =>
    metres < 1000
      ? format.number(Math.max(10, Math.round(metres / 10) * 10), { style: 'unit', unit: 'meter' })
      : format.number(metres / 1000, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
}
