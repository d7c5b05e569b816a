import { useEffect, useRef } from 'react';
import { copyText } from '../../../platform/links/share-text.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTranslations('settings.security.secondStep.recovery');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');

  async function copy(): Promise<void> {
    const outcome = await copyText(text, navigator);
    if (outcome === 'copied') toast({ title: t('copied') });
    else toast({ title: t('copyFailed'), variant: 'destructive' });
  }

  return (
    <section aria-labelledby="recovery-codes" className="flex max-w-form flex-col gap-4">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-lg">
        {t('title')}
      </h2>
      <p>{t('lead')}</p>
      <ul dir="ltr" className="grid gap-2 rounded-control bg-sunken p-4 text-start font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="manasik-recovery-codes.txt"
          className="inline-flex min-h-12 items-center px-3 font-semibold text-green underline"
        >
          {t('download')}
        </a>
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </section>
  );
}
