import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { saveFile } from '../../platform/device/save-file.ts';
import type { ButtonVariant } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';

export interface SaveCalendarProps {
  /** The same in all languages, because not every system supports other letters. */
  fileName: string;
  /** The text of the file. The code that writes files is loaded on first use, which can fail. */
  textOf: () => Promise<string>;
  t: FileWords;
  variant?: ButtonVariant;
}

/** The words of a catalogue for the button and what follows. */
type FileWords = (key: 'submit' | 'pending' | 'done' | 'failed', values?: { name: string }) => string;

type State = { step: 'idle' | 'pending' | 'failed' } | { step: 'done'; name: string };

/** Saves a file for the calendar of the phone. */
export function SaveCalendar({ fileName, textOf, t, variant = 'secondary' }: SaveCalendarProps) {
  const errorId = useId();
  const [state, setState] = useState<State>({ step: 'idle' });

  async function save(): Promise<void> {
    setState({ step: 'pending' });
    try {
      saveFile(fileName, 'text/calendar;charset=utf-8', await textOf());
      setState({ step: 'done', name: fileName });
    } catch {
      setState({ step: 'failed' });
    }
  }

  return (
    <>
      <div>
        <Button
          variant={variant}
          pending={state.step === 'pending'}
          pendingLabel={t('pending')}
          onClick={() => void save()}
        >
          <Download aria-hidden="true" className="size-5" />
          {t('submit')}
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {state.step === 'done' && t('done', { name: state.name })}
      </p>
      <FieldError id={errorId}>{state.step === 'failed' && t('failed')}</FieldError>
    </>
  );
}
