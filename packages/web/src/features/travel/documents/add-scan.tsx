import { type ChangeEvent, useId, useState } from 'react';
import { FilePlus } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { buttonClass } from '../../../ui/button-style.ts';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useTravelFormat } from '../use-travel-format.ts';
import { faultOf, mostScanBytes, refusalOf, type ScanFault, scanTypes, shownBytes } from './scan-file.ts';
import { addScan } from './scan-vault.ts';

/** Chooses a photo or a file, and encrypts it. */
export function AddScan() {
  const t = useTranslations('travel.scans');
  const format = useTravelFormat();
  const id = useId();
  const [fault, setFault] = useState<{ fault: ScanFault; bytes: number }>();
  const [isPending, setPending] = useState(false);
  const most = format.fileSize(mostScanBytes);

  async function add({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (!file || isPending) return;
    setPending(true);
    const refused = await refusalOf(file).catch(faultOf);
    setFault(refused && { fault: refused, bytes: file.size });
    if (!refused) {
      const name = file.name.replace(/\.[^.]+$/, '') || file.name;
      try {
        await addScan(file, name);
        toast({ title: t('open.added', { name }) });
      } catch (error) {
        const found = faultOf(error);
        setFault({ fault: found, bytes: file.size });
        // The scans are locked, so this part of the page is gone.
        if (found === 'changed') toast({ title: t('faults.changed'), variant: 'destructive' });
      }
    }
    setPending(false);
    // The same file can be chosen again.
    target.value = '';
  }

  return (
    <div className="flex flex-col items-start gap-2">
      {/* The input stays in the page and takes the focus; its label is what one sees. */}
      <input
        id={id}
        type="file"
        accept={scanTypes}
        aria-describedby={`${id}-hint`}
        aria-invalid={fault ? true : undefined}
        className="peer sr-only"
        onChange={(event) => void add(event)}
      />
      <label
        htmlFor={id}
        className={cx(
          buttonClass('secondary'),
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      >
        <FilePlus aria-hidden="true" className="size-5" />
        {t(isPending ? 'open.adding' : 'open.add')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-quiet">
        {t('open.hint', { most })}
      </p>
      <FieldError id={`${id}-error`}>
        {fault && t(`faults.${fault.fault}`, { size: format.fileSize(shownBytes(fault.bytes)), most })}
      </FieldError>
    </div>
  );
}
