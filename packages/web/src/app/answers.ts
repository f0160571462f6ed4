import { QueryClient } from '@tanstack/react-query';

/** Answers that the server put into the page: by the call's key, as JSON text. */
export type PageState = Readonly<Record<string, unknown>>;

/** The store of answers: one for each browser page, and one for each page that the server draws. */
export function newAnswers(state: PageState = {}): QueryClient {
  const answers = new QueryClient({
    defaultOptions: {
      // `ask` already repeats a call that got no answer, and says so when none comes; asking again for a refusal would change
      // nothing, and waiting in silence until the browser believes itself online would leave the page busy.
      queries: {
        retry: false,
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  for (const [key, answer] of Object.entries(state)) {
    answers.setQueryData(JSON.parse(key) as readonly unknown[], answer);
  }
  return answers;
}
