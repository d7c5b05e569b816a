import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { List } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import {
  newItemId,
  putTravelItem,
  removeTravelItem,
  type TravelPart,
  useTravelItems,
  useTrip,
} from '../items/use-travel.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentRow } from './document-row.tsx';

type Part = TravelPart<'document'>;

/** The documents of everyone who travels, and how long each is valid. */
export function DocumentList() {
  const t = useTranslations('travel.documents');
  const common = useTranslations('common');
  const documents = useTravelItems('document');
  const trip = useTrip();
  const sheet = useSheet('document');
  const [chosen, setChosen] = useState<Part>();
  const openWith = (part: Part | undefined) => {
    setChosen(part);
    sheet.open();
  };
  const add = (
    <Button aria-haspopup="dialog" onClick={() => openWith(undefined)}>
      {t('add')}
    </Button>
  );
  return (
    <Section title={t('title')} className="py-0!">
      <div className="flex flex-col items-start gap-4">
        {trip === null && <p className="text-quiet">{t('noTrip')}</p>}
        {documents === undefined && <Skeleton className="h-40 w-full" />}
        {documents?.length === 0 && (
          <EmptyState
            spot="docs"
            title={t('empty.title')}
            description={t('empty.text')}
            action={add}
            className="self-center"
          />
        )}
        {documents && documents.length > 0 && (
          <>
            <List label={t('title')} className="w-full">
              {documents.map((part) => (
                <DocumentRow key={part.id} document={part.item} onOpen={() => openWith(part)} />
              ))}
            </List>
            {add}
          </>
        )}
      </div>
      <Sheet sheet={sheet} title={t(chosen ? 'form.edit' : 'form.new')} closeLabel={common('close')}>
        <DocumentForm
          document={chosen?.item}
          onSave={(item) => {
            putTravelItem(chosen?.id ?? newItemId(), item);
            sheet.close();
          }}
          onDelete={() => {
            if (!chosen) return;
            removeTravelItem(chosen.id);
            toast({ title: t('form.deleted', { title: chosen.item.title }) });
            sheet.close();
          }}
        />
      </Sheet>
    </Section>
  );
}
