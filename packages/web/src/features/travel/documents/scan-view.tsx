import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../platform/device/save-file.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { OpenScan } from './scan-content.ts';
import { copyName, faultOf, type ScanFault } from './scan-file.ts';
import { readScan, removeScan } from './scan-vault.ts';

type Shown =
  | { status: 'loading' }
  | { status: 'failed'; fault: ScanFault }
  | { status: 'ready'; file: Blob; picture: ImageBitmap | null };

/** One scan: as a picture where the browser can draw it, otherwise as a file to save. */
export function ScanView({ scan, onDeleted }: { scan: OpenScan; onDeleted: () => void }) {
  const t = useTranslations('travel.scans');
  const shown = useShown(scan);

  async function remove(): Promise<void> {
    try {
      await removeScan(scan.id);
      toast({ title: t('open.deleted', { name: scan.name }) });
      onDeleted();
    } catch (error) {
      toast({ title: t(`faults.${faultOf(error)}`, { size: '', most: '' }), variant: 'destructive' });
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {shown.status === 'loading' && <Skeleton className="h-64 w-full" />}
      <FieldError id="scan-error">
        {shown.status === 'failed' && t(`faults.${shown.fault}`, { size: '', most: '' })}
      </FieldError>
      {shown.status === 'ready' && (
        <>
          {shown.picture ? (
            <Picture picture={shown.picture} name={t('open.picture', { name: scan.name })} />
          ) : (
            <p>{t('open.noPicture')}</p>
          )}
          <div>
            <Button
              variant="secondary"
              onClick={() => saveFile(copyName(scan, scan.file), scan.type, shown.file)}
            >
              <Download aria-hidden="true" className="size-5" />
              {t('open.save')}
            </Button>
            <p className="mt-1 text-sm text-quiet">{t('open.saveNote')}</p>
          </div>
        </>
      )}
      <div>
        <Button variant="quiet" onClick={() => void remove()}>
          {t('open.delete')}
        </Button>
      </div>
    </div>
  );
}

function useShown(scan: OpenScan): Shown {
  const [shown, setShown] = useState<Shown>({ status: 'loading' });
  useEffect(() => {
    let isGone = false;
    const show = (next: Shown) => {
      if (!isGone) setShown(next);
    };
    void load(scan).then(show, (error: unknown) => show({ status: 'failed', fault: faultOf(error) }));
    return () => {
      isGone = true;
    };
  }, [scan]);
  return shown;
}

async function load(scan: OpenScan): Promise<Shown> {
  const file = await readScan(scan);
  // Browsers cannot draw every type: Safari alone draws HEIC.
  const picture = await createImageBitmap(file).catch(() => null);
  return { status: 'ready', file, picture };
}

/** Drawn, because the page's security policy allows no pictures from memory. */
function Picture({ picture, name }: { picture: ImageBitmap; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={name}
      width={picture.width}
      height={picture.height}
      className="h-auto max-w-full rounded-control"
    />
  );
}
