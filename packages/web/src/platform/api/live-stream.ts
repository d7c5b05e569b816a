import type { Api } from '@manasik/contract';
import { addressOf } from './api.ts';

type StreamEndpoint = Extract<keyof Api, `GET ${string}/live`>;

export interface StreamHandlers {
  /** The server has answered and will speak. */
  onOpen: () => void;
  /** Anything at all was heard; `data` is undefined for events without any. */
  onEvent: (name: string, data: unknown) => void;
  /** It is broken: refused, cut, or not to be understood. Nothing more comes. */
  onBroken: () => void;
}

/**
 * Opens a stream of server-sent events. The browser's own way to connect again is not used: it asks every few seconds
 * for ever, and not at all after a refusal. @returns what closes it
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
        // What cannot be read means that something in between tampers with the stream.
        broken();
      }
    });
  }
  return () => source.close();
}
