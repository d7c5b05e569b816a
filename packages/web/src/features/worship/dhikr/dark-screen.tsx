import { Moon, Undo2, X } from 'lucide-react';
import {
  DialogClose,
  DialogContent,
  DialogPortal,
  DialogTitle,
  DialogTrigger,
  Dialog as Root,
} from 'radix-ui/dialog';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CountButton } from './count-button.tsx';
import type { Dhikr } from './use-dhikr.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useCompletedText } from './use-said.ts';

/** The button for the dark screen, which shows only the counter, for the night and for shared tents. */
export function DarkScreen({ dhikr, said }: { dhikr: Dhikr; said: string }) {
  const t = useTranslations('dhikr.counter');
  const completedText = useCompletedText(dhikr.state);
  const { completed, state, undo } = dhikr;
  const [open, setOpen] = useState(false);
  useFullScreen(open, setOpen);
  return (
    <Root open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" disabled={!state}>
          <Moon aria-hidden="true" className="size-5" />
          {t('dark')}
        </Button>
      </DialogTrigger>
      <DialogPortal>
        <DialogContent
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col gap-2 overflow-y-auto bg-ground p-3 text-quiet"
        >
          <div className="flex items-center justify-between gap-3">
            <DialogTitle className="text-base">{t('darkTitle')}</DialogTitle>
            <DialogClose asChild>
              <IconButton label={t('darkClose')} icon={<X className="size-6" />} />
            </DialogClose>
          </div>
          <p className="min-h-[2lh] text-center text-sm font-semibold">
            {completed ? completedText(completed) : t('darkHint')}
          </p>
          <CountButton dhikr={dhikr} look="screen" />
          <div className="flex justify-center pb-3">
            <Button variant="quiet" onClick={undo} disabled={!state?.canUndo}>
              <Undo2 aria-hidden="true" className="flip-rtl size-5" />
              {t('undo')}
            </Button>
          </div>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </DialogContent>
      </DialogPortal>
    </Root>
  );
}
