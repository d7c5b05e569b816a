import { useTranslations } from '../../../platform/i18n/index.ts';

const lines = ['name', 'group', 'stay', 'leaderPhone'] as const;

/** Lines to fill in: the owner's name and a number to call. The page's row must include the namespace `lost-card`. */
export function PocketLines() {
  const t = useTranslations('lost-card.fields');
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-2">
      {lines.map((name) => (
        <li key={name} className="flex min-h-12 items-end border-b border-edge pb-1">
          {t(name)}
        </li>
      ))}
    </ul>
  );
}
