import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ModulePart } from '../../../platform/modules/module-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChartLine } from 'lucide-react';
import type { Measurements } from '../today/use-measurements.ts';

const load = () => import('./trends.tsx');

/** The trends. The library that draws them is loaded when they are opened. */
export function TrendsPart({ measurements }: { measurements: Measurements }) {
  const t = useTranslations('health.trends');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('title')} titleId="health-trends" icon={<ChartLine className="size-5" />}>
      {isOpen ? (
        <ModulePart load={load}>{({ Trends }) => <Trends measurements={measurements} />}</ModulePart>
      ) : (
        <Button variant="soft" className="self-start" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
    </Card>
  );
}
