import type { Rite } from '@manasik/content/guide/schema';
import { ALargeSmall, Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { changeAppearance, useAppearance } from '../../../platform/device/appearance.ts';
import { useContentWords, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { useSpeech } from '../../../platform/speech/use-speech.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useGuideProgress } from '../progress/use-guide-progress.ts';
import { linesOfTexts, useFactTexts, useStepTexts } from '../use-clause-texts.ts';
import { ownParts } from './own-parts.ts';

const usualPercent = 100;
const largePercent = 150;

/** Reads the rite aloud, and toggles large print on every page. */
export function RiteTools({ rite }: { rite: Rite }) {
  const t = useTranslations('guide');
  const { textScale } = useAppearance();
  const isLarge = textScale >= largePercent;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ReadAloud rite={rite} />
      <Button
        variant="soft"
        className="grow"
        aria-pressed={isLarge}
        onClick={() => changeAppearance({ textScale: isLarge ? usualPercent : largePercent })}
      >
        <ALargeSmall aria-hidden="true" className="size-6" />
        {t('rite.large')}
      </Button>
    </div>
  );
}

function ReadAloud({ rite }: { rite: Rite }) {
  const t = useTranslations('guide');
  const words = useContentWords(`rites/${rite.id}`);
  const textsOf = useStepTexts(rite.id);
  const factsOf = useFactTexts(rite);
  const { language } = useLanguage();
  const { choices } = useGuideProgress();
  const [isAsked, ask] = useState(false);
  const speech = useSpeech(() =>
    toast({ title: t('dua.failed'), description: t('dua.failedText'), variant: 'destructive' }),
  );
  const isReading = speech.reading !== null;
  const missing =
    speech.voices === 'unknown' ? 'looking' : speech.canRead(language) ? undefined : ('none' as const);
  function press() {
    ask(true);
    if (isReading) {
      speech.stop();
      return;
    }
    const steps = ownParts(rite.steps, choices).flatMap((step) => [
      words(`steps.${step.id}.title`),
      ...linesOfTexts(textsOf(step, choices), choices),
    ]);
    const facts = (['when', 'where'] as const).flatMap((fact) =>
      linesOfTexts(factsOf(fact, choices), choices),
    );
    const texts = [words('title'), words('short'), ...facts, ...steps];
    // Separate pieces, so that the voice pauses between them.
    speech.readAll(
      rite.id,
      texts.map((text) => ({ text, language })),
    );
  }
  return (
    <>
      <Button variant="soft" className="grow" onClick={press}>
        {isReading ? (
          <Square aria-hidden="true" className="size-5" />
        ) : (
          <Volume2 aria-hidden="true" className="size-6" />
        )}
        {isReading ? t('dua.stop') : t('rite.listen')}
      </Button>
      <p role="status" className="order-last basis-full text-sm text-quiet empty:hidden">
        {isAsked && missing && t(`eyesFree.${missing}`)}
      </p>
    </>
  );
}
