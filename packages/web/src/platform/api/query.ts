import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type EndpointName, type Input, api, type Reply } from './api.ts';
import type { ApiError } from './api-error.ts';

/** Nothing is refetched or retried automatically, as the specification says (§7). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
    mutations: { retry: false },
  },
});

type GetEndpoint = Extract<EndpointName, `GET ${string}`>;

interface QuerySettings {
  /** Delays the request, for example until a place is known. */
  enabled?: boolean;
  /** Milliseconds between requests. Without it there is one request. */
  refetchInterval?: number;
  /** Milliseconds for which a reply counts as fresh. An older one is shown and refetched when a page opens. */
  staleTime?: number;
}

/** The name a reply is kept under; give it to `queryClient.setQueryData` and `invalidateQueries`. */
export const queryKey = <E extends EndpointName>(endpoint: E, input?: Input<E>) =>
  input ? [endpoint, input] : [endpoint];

/**
 * Reads an endpoint and keeps its reply. Needs no provider, so that pages without data do not carry the library.
 */
export function useApi<E extends GetEndpoint>(
  endpoint: E,
  input?: Input<E>,
  settings: QuerySettings = {},
): UseQueryResult<Reply<E>, ApiError> {
  // Written for any endpoint, called for one: the caller's types have checked that `input` fits.
  const call = api as (endpoint: string, input: object) => Promise<Reply<E>>;
  return useQuery<Reply<E>, ApiError>(
    {
      queryKey: queryKey(endpoint, input),
      queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
      ...settings,
    },
    queryClient,
  );
}
