import { useEffect, useRef, useState } from 'react';
import { type Failure, ImportError } from './failure.ts';
import type { Reading } from './protocol.ts';
import { type RunningImport, runImport } from './run-import.ts';
import { saveDays } from './save-days.ts';

/** `crashed`: a bug, or the code could not be loaded. */
export type ImportFailure = Failure | 'crashed';

export type ImportState =
  | {
      readonly step: 'choosing';
      readonly failure?: ImportFailure;
      /** A step that had the focus led back here, so the card receives it. */
      readonly takesFocus?: true;
    }
  | { readonly step: 'reading'; readonly read: number; readonly total: number }
  | { readonly step: 'read'; readonly reading: Reading }
  | { readonly step: 'saving'; readonly reading: Reading; readonly saved: number }
  /** `error` is undefined if the user has stopped it. */
  | { readonly step: 'stopped'; readonly reading: Reading; readonly saved: number; readonly error?: unknown }
  | { readonly step: 'saved'; readonly reading: Reading };

/** The running import and save. */
interface Work {
  reading?: RunningImport | undefined;
  saving?: AbortController | undefined;
}

function stop(work: Work): void {
  work.reading?.cancel();
  work.saving?.abort();
  work.reading = undefined;
  work.saving = undefined;
}

/** Reads files and saves their days. */
export function useImport(today: string) {
  const [state, setState] = useState<ImportState>({ step: 'choosing' });
  const work = useRef<Work>({});
  useEffect(() => {
    const { current } = work;
    return () => stop(current);
  }, []);

  async function choose(files: readonly File[]): Promise<void> {
    stop(work.current);
    setState({ step: 'reading', read: 0, total: files.reduce((sum, { size }) => sum + size, 0) });
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const run = runImport({ files, today, zone }, (read, total) => {
      if (work.current.reading === run) setState({ step: 'reading', read, total });
    });
    work.current.reading = run;
    try {
      const reading = await run.reading;
      // It may have been cancelled, and another file chosen, in the meantime.
      if (work.current.reading === run) setState({ step: 'read', reading });
    } catch (error) {
      if (work.current.reading !== run) return;
      const failure = error instanceof ImportError ? error.failure : 'crashed';
      setState({ step: 'choosing', failure, takesFocus: true });
    }
  }

  async function save(reading: Reading, from: number): Promise<void> {
    stop(work.current);
    const saving = new AbortController();
    work.current.saving = saving;
    let saved = from;
    setState({ step: 'saving', reading, saved });
    try {
      await saveDays(reading, from, saving.signal, (days) => {
        saved = days;
        setState({ step: 'saving', reading, saved });
      });
      setState({ step: 'saved', reading });
    } catch (error) {
      setState({ step: 'stopped', reading, saved, ...(!saving.signal.aborted && { error }) });
    }
  }

  return {
    state,
    choose: (files: readonly File[]) => void choose(files),
    save: (reading: Reading, from = 0) => void save(reading, from),
    /** Stops sending; days already sent stay saved. */
    stopSaving: () => work.current.saving?.abort(),
    /** Back to the choice of a file. */
    reset: () => {
      stop(work.current);
      setState({ step: 'choosing', takesFocus: true });
    },
  };
}
