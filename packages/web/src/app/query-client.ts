import { QueryClient } from '@tanstack/react-query';

/** The responses that the server put into the page, by the query key as JSON text. */
export type InitialQueryData = Readonly<Record<string, unknown>>;

/** Creates a query client: one for each browser page, and one for each page the server renders. */
export function createQueryClient(state: InitialQueryData = {}): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      // `callApi` already retries a call without a response and reports its failure; retrying a
      // refusal would change nothing, and waiting until the browser reports itself online would
      // leave the page loading.
      queries: {
        retry: false,
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  for (const [key, response] of Object.entries(state)) {
    queryClient.setQueryData(JSON.parse(key) as readonly unknown[], response);
  }
  return queryClient;
}
