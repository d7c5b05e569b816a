import { threeDhikr } from '@manasik/core/dhikr/dhikr';
import { Pencil, Plus, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OwnDialog } from './own-dialog.tsx';
import type { Dhikr } from './use-dhikr.ts';
import { useNames } from './use-names.ts';

/** A choice between the three dhikr and the user's own. */
export function Choice({ dhikr }: { dhikr: Dhikr }) {
  const t = useTranslations('dhikr.choice');
  const counter = useTranslations('dhikr.counter');
  const { state, choose, save, remove, reset } = dhikr;
  const nameOf = useNames(state);
  const addButton = useRef<HTMLButtonElement>(null);
  const edited = state?.own.find(({ id }) => id === state.chosen);
  const hasRemoved = useRef(false);
  useEffect(() => {
    // The button that opened the dialog is gone with the dhikr.
    if (edited || !hasRemoved.current) return;
    hasRemoved.current = false;
    addButton.current?.focus();
  }, [edited]);
  const choices = [...threeDhikr, ...(state?.own ?? [])];
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="display text-2xl">{t('legend')}</h2>
      {state ? (
        <ChoiceRows
          legend={t('legend')}
          choices={choices.map(({ id, target }) => ({
            value: id,
            label: <bdi className="wrap-anywhere">{nameOf(id)}</bdi>,
            hint: t('times', { target }),
          }))}
          value={state.chosen}
          onChange={choose}
        />
      ) : (
        <Skeleton className="h-52 rounded-card" />
      )}
      <p className="text-sm text-quiet">{state?.canAdd === false ? t('full') : t('source')}</p>
      <div className="flex flex-wrap gap-3">
        <OwnDialog
          trigger={
            <Button ref={addButton} variant="secondary" disabled={!state?.canAdd}>
              <Plus aria-hidden="true" className="size-5" />
              {t('add')}
            </Button>
          }
          onSave={save}
        />
        {edited && (
          <OwnDialog
            key={edited.id}
            trigger={
              <Button variant="quiet">
                <Pencil aria-hidden="true" className="size-5" />
                {t('edit', { name: edited.text })}
              </Button>
            }
            phrase={edited}
            onSave={save}
            onRemove={(phrase) => {
              hasRemoved.current = true;
              remove(phrase);
            }}
          />
        )}
        <Button variant="quiet" onClick={reset} disabled={!state || state.round === 0}>
          <RotateCcw aria-hidden="true" className="size-5" />
          {counter('reset')}
        </Button>
      </div>
    </section>
  );
}
