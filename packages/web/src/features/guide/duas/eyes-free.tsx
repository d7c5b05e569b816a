import type { Dua } from '@manasik/content/guide/schema';
import { Headphones } from 'lucide-react';
import { DialogContent, DialogPortal, DialogTrigger, Dialog as Root } from 'radix-ui/dialog';
import { useEffect, useState } from 'react';
import { keepAwake } from '../../../platform/device/keep-awake.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { EyesFreeScreen } from './eyes-free-screen.tsx';

/** The button for listening without looking, in a full-screen view that keeps the screen on. */
export function EyesFree({ duas }: { duas: readonly Dua[] }) {
  const t = useTranslations('guide.eyesFree');
  const [open, setOpen] = useState(false);
  useEffect(() => (open ? keepAwake() : undefined), [open]);
  return (
    <Root open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="soft" className="print:hidden">
          <Headphones aria-hidden="true" className="size-5" />
          {t('open')}
        </Button>
      </DialogTrigger>
      <DialogPortal>
        <DialogContent
          aria-describedby={undefined}
          className="with-honorific fixed inset-0 z-50 flex flex-col gap-2 bg-ground p-2 text-ink print:hidden"
        >
          <EyesFreeScreen duas={duas} />
        </DialogContent>
      </DialogPortal>
    </Root>
  );
}
