import { FileLock } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { useTravelFormat } from '../use-travel-format.ts';
import { AddScan } from './add-scan.tsx';
import { ScanView } from './scan-view.tsx';
import type { OpenScan } from './scan-content.ts';
import { lockVault } from './scan-vault.ts';

/** The unlocked scans: one can be opened, added or deleted. */
export function OpenScans({ scans }: { scans: readonly OpenScan[] }) {
  const t = useTranslations('travel.scans.open');
  const common = useTranslations('common');
  const format = useTravelFormat();
  const sheet = useSheet('scan');
  const [chosen, setChosen] = useState<OpenScan>();
  return (
    <div className="flex flex-col gap-4">
      {scans.length === 0 ? (
        <p className="text-quiet">{t('empty')}</p>
      ) : (
        <List>
          {scans.map((scan) => (
            <ListRow
              key={scan.id}
              icon={FileLock}
              title={scan.name || t('damaged')}
              text={format.fileSize(scan.bytes)}
              onOpen={() => {
                setChosen(scan);
                sheet.open();
              }}
            />
          ))}
        </List>
      )}
      <AddScan />
      <div>
        <Button variant="quiet" onClick={() => void lockVault()}>
          {t('lock')}
        </Button>
      </div>
      {chosen && (
        <Sheet sheet={sheet} title={chosen.name || t('damaged')} closeLabel={common('close')}>
          <ScanView key={chosen.id} scan={chosen} onDeleted={sheet.close} />
        </Sheet>
      )}
    </div>
  );
}
