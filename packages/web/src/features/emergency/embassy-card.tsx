import { Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { dialable } from '../../platform/links/phone-number.ts';
import { keep } from '../../platform/storage/kept.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NumberForm } from './number-form.tsx';

interface Embassy {
  name: string;
  number: string;
}

const keptEmbassy = keep<Embassy>(
  'manasik-embassy',
  (value): value is Embassy =>
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'number' in value &&
    typeof value.number === 'string',
);

/** We cannot know this number, so the user enters it. It is saved only on the device. */
export function EmbassyCard() {
  const t = useTranslations('emergency.embassy');
  const embassy = keptEmbassy.use();
  const [isChanging, setChanging] = useState(false);
  const [said, say] = useState('');
  const card = useRef<HTMLElement>(null);
  // The pressed button disappears and would lose the focus.
  const keepFocus = () => card.current?.focus();
  function save(next: Embassy) {
    keptEmbassy.set(next);
    setChanging(false);
    say(t('saved'));
    keepFocus();
  }
  function change() {
    setChanging(true);
    keepFocus();
  }
  function erase() {
    keptEmbassy.set(null);
    say(t('erased'));
    keepFocus();
  }
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('title')}
      titleId="embassy"
      description={t('lead')}
      className="print:hidden"
    >
      {embassy && !isChanging ? (
        <>
          <CallLink embassy={embassy} />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={change}>
              {t('change')}
            </Button>
            <Button variant="quiet" onClick={erase}>
              {t('erase')}
            </Button>
          </div>
        </>
      ) : (
        <NumberForm
          before={embassy}
          words={{
            name: t('name'),
            placeholder: t('namePlaceholder'),
            number: t('number'),
            wrong: t('numberWrong'),
            save: t('save'),
          }}
          variant="soft"
          onSave={save}
        />
      )}
      <p className="text-sm text-quiet">{t('where')}</p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Card>
  );
}

function CallLink({ embassy: { name, number } }: { embassy: Embassy }) {
  const t = useTranslations('emergency.embassy');
  return (
    <a
      href={`tel:${dialable(number) ?? ''}`}
      className="-mx-2 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 rounded-control px-2 py-2 text-ink no-underline hover:bg-green-soft"
    >
      <Phone aria-hidden="true" className="size-7 shrink-0 text-green" />
      <bdi className="min-w-0 grow basis-40 text-lg font-semibold wrap-anywhere">{name || t('unnamed')} </bdi>
      <bdi dir="ltr" className="ms-auto text-2xl font-semibold wrap-anywhere text-green tabular-nums">
        {number}
      </bdi>
    </a>
  );
}
