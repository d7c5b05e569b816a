import { useState } from 'react';
import { useErrorText } from '../../platform/api/index.ts';
import { toast } from '../../ui/toast-store.ts';

/** Runs one action at a time, and shows a toast when the server refuses it. */
export function useAction() {
  const errorText = useErrorText();
  const [pending, setPending] = useState<string>();

  /**
   * @param name identifies which of several buttons is waiting
   * @param failed title of the toast on failure
   * @returns whether it succeeded
   */
  async function act(name: string, run: () => Promise<unknown>, failed: string): Promise<boolean> {
    setPending(name);
    try {
      await run();
      return true;
    } catch (error) {
      toast({ title: failed, description: errorText(error), variant: 'destructive' });
      return false;
    } finally {
      setPending(undefined);
    }
  }

  return { pending, act };
}
