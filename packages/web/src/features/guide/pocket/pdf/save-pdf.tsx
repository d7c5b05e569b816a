import { Download } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../../platform/device/save-file.ts';
import { useFormatter, useLanguage, useTranslations } from '../../../../platform/i18n/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { paperHtml } from './paper-html.ts';

interface SavePdfProps {
  /** What is saved. */
  part: RefObject<Element | null>;
  title: string;
  fileName: string;
}

/** More pages than the guide has in any language. */
const mostPages = 99;

/** Saves a part of the page as a PDF of small pages. The engine is fetched when it is first asked for. */
export function SavePdf({ part, title, fileName }: SavePdfProps) {
  const t = useTranslations('guide.pocket');
  const { language } = useLanguage();
  const { number } = useFormatter();
  const [state, setState] = useState<'idle' | 'working' | 'saved' | 'failed'>('idle');

  const left = useRef<AbortController>(undefined);
  useEffect(() => () => left.current?.abort(), []);

  async function save() {
    if (!part.current) return;
    const controller = new AbortController();
    left.current = controller;
    setState('working');
    try {
      const { makePdf } = await import('./make-pdf.ts');
      const html = paperHtml(part.current, number);
      const pageNumbers = Array.from({ length: mostPages }, (_, index) => number(index + 1));
      saveFile(
        fileName,
        'application/pdf',
        await makePdf({ html, title, language, pageNumbers }, controller.signal),
      );
      setState('saved');
    } catch (error) {
      if (controller.signal.aborted) return;
      // Offline before the first use, or too little memory. Logged, because a fault of ours would look the same.
      console.error(error);
      setState('failed');
    }
  }

  return (
    <>
      <Button
        size="large"
        pending={state === 'working'}
        pendingLabel={t('makingPdf')}
        onClick={() => void save()}
      >
        <Download aria-hidden="true" className="size-5" />
        {t('savePdf')}
      </Button>
      <p role="status" className="empty:hidden">
        {state === 'saved' && t('pdfSaved')}
        {state === 'failed' && t('pdfFailed')}
      </p>
    </>
  );
}
