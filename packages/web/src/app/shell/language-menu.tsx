import { ChevronDown, Languages } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { LanguageList } from './language-list.tsx';

/** Opens the list of languages below its button. Escape, a choice or leaving it closes it. */
export function LanguageMenu() {
  const t = useTranslations('navigation');
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open, close]);

  return (
    <div ref={place} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="language-menu"
        aria-label={t('languages')}
        title={t('languages')}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 min-w-12 items-center gap-1 rounded-control px-1.5 xl:px-2 hover:bg-green-soft"
      >
        <Languages aria-hidden="true" className="size-5 shrink-0" />
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
      <div
        id="language-menu"
        hidden={!open}
        className="motion-rise absolute end-0 top-full z-50 max-h-[80dvh] w-56 overflow-y-auto surface p-1.5 shadow-float"
      >
        <LanguageList onChoose={close} />
      </div>
    </div>
  );
}
