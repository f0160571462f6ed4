import type { Game } from '@pennant/contract/games';
import type { RollResponse } from '@pennant/contract/game-commands';
import type { WatchedEvents } from '@pennant/contract/watched-game';
import type { TestPlayer } from '../../testing/a-player.ts';
import type { OpenStream } from '../../testing/an-open-stream.ts';

/** Makes the next decision of a game: rolls, or takes the first option of what is asked. */
export async function decide(player: TestPlayer, gameID: string): Promise<RollResponse> {
  const { body: game } = await player.request<Game>('GET', `/games/${gameID}`);
  const { pendingChoice: choice, situation } = game;
  const { eventNumber } = situation;
  const [path, body] =
    choice === null
      ? (['roll', { eventNumber }] as const)
      : ([
          'manageEvent',
          {
            event: choice.kind,
            runnersAdvancing: choice.options[0]?.runnersAdvancing,
            eventNumber,
          },
        ] as const);
  const response = await player.request<RollResponse>('POST', `/games/${gameID}/${path}`, { body });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return response.body;
}

/** Returns the numbers of the events that a stream has sent, in their order. */
export const eventNumbersOf = (stream: Pick<OpenStream, 'messages'>): number[] =>
  stream
    .messages()
    .filter(({ event }) => event === 'events')
    .flatMap(({ data }) => (data as WatchedEvents).events.map(({ eventNumber }) => eventNumber));

/** Returns the numbers 1 to `last`. */
export const numbersTo = (last: number): number[] =>
  Array.from({ length: last }, (_, index) => index + 1);
