import { threeDhikr } from '@manasik/core/dhikr/dhikr';
import { Pencil, Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OwnDialog } from './own-dialog.tsx';
import type { Dhikr } from './use-dhikr.ts';
import { useNames } from './use-names.ts';

/** A choice between the three dhikr and the user's own. */
export function ChoiceCard({ dhikr }: { dhikr: Dhikr }) {
  const t = useTranslations('dhikr.choice');
  const { state, choose, save, remove } = dhikr;
  const nameOf = useNames(state);
  const name = useId();
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
    <Card>
      <fieldset>
        <legend className="mb-2 font-semibold">{t('legend')}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-2">
          {state
            ? choices.map(({ id, target }) => (
                <label
                  key={id}
                  className="grid min-h-14 min-w-0 grid-cols-[auto_1fr] content-center items-center gap-x-3 rounded-control border border-edge bg-raised px-3 py-2 hover:bg-green-soft has-checked:border-transparent has-checked:bg-green-soft has-checked:outline-2 has-checked:-outline-offset-1 has-checked:outline-primary has-focus-visible:outline-3 has-focus-visible:outline-focus"
                >
                  <input
                    type="radio"
                    name={name}
                    checked={state.chosen === id}
                    onChange={() => choose(id)}
                    className="row-span-2 size-5 outline-none!"
                  />
                  <span className="min-w-0 leading-snug font-semibold wrap-anywhere">
                    <bdi>{nameOf(id)}</bdi>
                  </span>
                  <span className="text-sm text-quiet">{t('times', { target })}</span>
                </label>
              ))
            : threeDhikr.map(({ id }) => <Skeleton key={id} className="h-14" />)}
        </div>
      </fieldset>
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
      </div>
    </Card>
  );
}
