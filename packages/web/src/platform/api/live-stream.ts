import type { Api } from '@manasik/contract';
import { addressOf } from './api.ts';

export type StreamEndpoint = Extract<keyof Api, `GET ${string}/live`>;

export interface StreamHandlers {
  /** The server has answered and will send events. */
  onOpen: () => void;
  /** Any event; `data` is undefined for events without data. */
  onEvent: (name: string, data: unknown) => void;
  /** The stream was refused, cut off or not readable. Nothing follows. */
  onBroken: () => void;
}

/**
 * Opens a stream of server-sent events, without the reconnection of browsers, which repeats every few seconds forever,
 * and never after a refusal.
 * @returns a function that closes it
 */
export function openStream<E extends StreamEndpoint>(
  endpoint: E,
  params: Api[E]['params'],
  names: readonly string[],
  { onOpen, onEvent, onBroken }: StreamHandlers,
): () => void {
  const source = new EventSource(addressOf(endpoint.slice('GET '.length), params));

  function broken() {
    source.close();
    onBroken();
  }
  source.addEventListener('open', onOpen);
  source.addEventListener('error', broken);
  for (const name of names) {
    source.addEventListener(name, (event: MessageEvent<string>) => {
      try {
        onEvent(name, event.data === '' ? undefined : JSON.parse(event.data));
      } catch {
        // An event that cannot be parsed means that a proxy modifies the stream.
        broken();
      }
    });
  }
  return () => source.close();
}
