import { useEffect, useRef, useState } from 'react';
import { type Failure, ImportError } from './failure.ts';
import type { Reading } from './protocol.ts';
import { type RunningImport, runImport } from './run-import.ts';
import { saveDays } from './save-days.ts';

/** `crashed`: a mistake of ours, or its code could not be loaded. */
export type ImportFailure = Failure | 'crashed';

export type ImportState =
  | { readonly step: 'choosing'; readonly failure?: ImportFailure }
  | { readonly step: 'reading'; readonly read: number; readonly total: number }
  | { readonly step: 'read'; readonly reading: Reading }
  | { readonly step: 'saving'; readonly reading: Reading; readonly saved: number }
  /** `error` is undefined if the user has stopped it. */
  | { readonly step: 'stopped'; readonly reading: Reading; readonly saved: number; readonly error?: unknown }
  | { readonly step: 'saved'; readonly reading: Reading };

/** Reads a file and saves its days. */
export function useImport(today: string) {
  const [state, setState] = useState<ImportState>({ step: 'choosing' });
  const running = useRef<RunningImport | null>(null);
  const saving = useRef<AbortController | null>(null);

  function stop(): void {
    running.current?.cancel();
    running.current = null;
    saving.current?.abort();
    saving.current = null;
  }
  useEffect(() => stop, []);

  async function choose(file: File): Promise<void> {
    stop();
    setState({ step: 'reading', read: 0, total: file.size });
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    try {
      const run = runImport({ file, today, zone }, (read, total) => {
        if (running.current === run) setState({ step: 'reading', read, total });
      });
      running.current = run;
      const reading = await run.reading;
      // A newer file was chosen, or the reading was cancelled, in the meantime.
      if (running.current === run) setState({ step: 'read', reading });
    } catch (error) {
      setState({ step: 'choosing', failure: error instanceof ImportError ? error.failure : 'crashed' });
    }
  }

  async function save(reading: Reading, from: number): Promise<void> {
    stop();
    const controller = new AbortController();
    saving.current = controller;
    let saved = from;
    setState({ step: 'saving', reading, saved });
    try {
      await saveDays(reading, from, controller.signal, (days) => {
        saved = days;
        setState({ step: 'saving', reading, saved });
      });
      setState({ step: 'saved', reading });
    } catch (error) {
      setState({ step: 'stopped', reading, saved, ...(controller.signal.aborted ? {} : { error }) });
    }
  }

  return {
    state,
    choose: (file: File) => void choose(file),
    save: (reading: Reading, from = 0) => void save(reading, from),
    /** Stops sending; what was sent stays saved. */
    stopSaving: () => saving.current?.abort(),
    /** Back to the choice of a file. */
    reset: () => {
      stop();
      setState({ step: 'choosing' });
    },
  };
}
