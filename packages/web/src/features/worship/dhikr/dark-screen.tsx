import { Moon, X } from 'lucide-react';
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
import { IconButton } from '../../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { CountButton } from './count-button.tsx';
import { roundButton } from './round-button.ts';
import { UndoButton } from './undo-button.tsx';
import type { Dhikr } from './use-dhikr.ts';
import { useFullScreen } from './use-full-screen.ts';

/** The button for the dark screen, which shows only the counter, for the night and for shared tents. */
export function DarkScreen({ dhikr, said }: { dhikr: Dhikr; said: string }) {
  const t = useTranslations('dhikr.counter');
  const { state } = dhikr;
  const [open, setOpen] = useState(false);
  useFullScreen(open, setOpen);
  return (
    <Root open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <IconButton
          label={t('dark')}
          icon={<Moon aria-hidden="true" className="size-6" />}
          disabled={!state}
          className={roundButton}
        />
      </DialogTrigger>
      <DialogPortal>
        <DialogContent
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-ground p-4 text-on-deep"
        >
          <div className="relative z-10 flex items-center justify-between gap-3 self-stretch">
            <DialogTitle className="text-base text-on-deep-quiet">{t('darkTitle')}</DialogTitle>
            <DialogClose asChild>
              <IconButton label={t('darkClose')} icon={<X className="size-6" />} className={roundButton} />
            </DialogClose>
          </div>
          <CountButton dhikr={dhikr} />
          <UndoButton dhikr={dhikr} />
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </DialogContent>
      </DialogPortal>
    </Root>
  );
}
