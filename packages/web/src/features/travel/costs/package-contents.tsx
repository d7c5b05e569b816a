import { packageCategory, packageLines } from '@manasik/core/travel/package-contents';
import { useId } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { useChecks } from '../items/use-checks.ts';
import type { Costs } from './use-costs.ts';

/** Asks what the price of the package includes, so that the estimate does not count it again. */
export function PackageContents({ costs: { summary } }: { costs: Costs }) {
  const t = useTranslations('travel-money.costs');
  const id = useId();
  const { isDone, tick } = useChecks(packageCategory);
  const hasPrice = summary.rows.some(({ line, isExample }) => line === 'package' && !isExample);
  const isBlank = !packageLines.some((line) => isDone(line));
  return (
    <Card title={t('included.title')} titleId={id} description={t('included.lead')}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-4">
        {packageLines.map((line) => (
          <li key={line}>
            <Checkbox
              label={t(`lines.${line}`)}
              checked={isDone(line)}
              onChange={({ target }) => tick(line, target.checked)}
            />
          </li>
        ))}
      </ul>
      {hasPrice && isBlank && (
        <p className="rounded-control bg-gold-soft px-4 py-3 print:hidden">{t('included.none')}</p>
      )}
    </Card>
  );
}
