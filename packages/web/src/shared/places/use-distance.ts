import { useFormatter } from '../../platform/i18n/index.ts';

/** Metres in words: to ten metres below a kilometre, since no phone knows better. */
export function useDistance(): (metres: number) => string {
  const format = useFormatter();
  return (metres) =>
    metres < 1000
      ? format.number(Math.max(10, Math.round(metres / 10) * 10), { style: 'unit', unit: 'meter' })
      : format.number(metres / 1000, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
}
