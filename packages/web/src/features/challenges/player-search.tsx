import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { useState, type FormEvent } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { PlayerPanel } from './player-panel.tsx';

interface Props {
  readonly isBusy: boolean;
  readonly onChallenge: (username: string) => void;
}

/** The search for players by how their user name or their team's name begins. */
export function PlayerSearch({ isBusy, onChallenge }: Props) {
  const [text, setText] = useState('');
  const [find, setFind] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFind(text.trim());
  };
  return (
    <section
      aria-labelledby="find-players"
      className="border-t-4 border-double border-rule-strong pt-4"
    >
      <h2 id="find-players" className="mb-2 font-display text-xl">
        Somebody you know
      </h2>
      <form role="search" onSubmit={submit} className="flex max-w-160 flex-wrap items-end gap-3">
        <TextField
          label="How the user name or the team’s name begins"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TEXT_RULES.teamName.maxBytes}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="min-w-0 grow basis-40"
        />
        <Button type="submit" disabled={text.trim() === ''}>
          Search
        </Button>
      </form>
      {find === '' ? null : <Found find={find} isBusy={isBusy} onChallenge={onChallenge} />}
    </section>
  );
}

function Found({ find, isBusy, onChallenge }: Props & { readonly find: string }) {
  const { data, error, refetch } = useApiQuery(
    'GET /challenges/search',
    { query: { find } },
    { keepPrevious: true },
  );
  if (error !== null) {
    return (
      <div role="alert" className="mt-4">
        <p className="mb-3 text-bad">The search failed: {messageOf(error)}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  const players = data?.players ?? [];
  return (
    <>
      <p role="status" className="mt-4 mb-3 text-sm text-ink-soft">
        {data === undefined
          ? 'Looking...'
          : players.length === 0
            ? `Nobody with a published team is called “${find}…”, and no such team is.`
            : `${players.length} ${players.length === 1 ? 'player' : 'players'} for “${find}…”`}
      </p>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
        {players.map((player) => (
          <PlayerPanel
            key={player.User.userID}
            player={player}
            isBusy={isBusy}
            onChallenge={() => onChallenge(player.User.username)}
          />
        ))}
      </ul>
    </>
  );
}
