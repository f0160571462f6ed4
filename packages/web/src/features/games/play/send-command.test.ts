// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';

import { aPage } from '../../../testing/a-page.tsx';
import { aGameDto, aRollResponse } from '../testing/a-game-dto.ts';
import { sendCommand, type PlayCommand } from './play-command.ts';
import { playToEndSetting } from './play-to-end-setting.ts';

const situation = { ...aGameDto().situation, eventNumber: 12 };
const game = aGameDto({ situation });
const ID = game.gameID;

/** Returns the call and the body that a command is sent with. */
async function sentBy(command: PlayCommand) {
  const page = aPage();
  const calls = ['roll', 'play', 'manageEvent', 'sub', 'abandon'];
  for (const call of calls) page.respond(`POST /games/${ID}/${call}`, aRollResponse([]));
  await sendCommand(game, command);
  const [{ call, body }] = page.sent as [(typeof page.sent)[number]];
  return [call.replace(`POST /games/${ID}/`, ''), body];
}

describe('a command names the play that it follows:', () => {
  test('a roll', async () => {
    expect(await sentBy({ kind: 'roll' })).toEqual(['roll', { eventNumber: 12 }]);
  });

  test.each(['half', 'final'] as const)('play to the %s', async (until) => {
    expect(await sentBy({ kind: 'playOn', until })).toEqual(['play', { until, eventNumber: 12 }]);
  });

  test('a steal', async () => {
    expect(await sentBy({ kind: 'manage', event: 'steal', runnersAdvancing: '1' })).toEqual([
      'manageEvent',
      { event: 'steal', runnersAdvancing: '1', eventNumber: 12 },
    ]);
  });

  test('a substitution, in the place of who goes out', async () => {
    const [side] = game.GameParticipants;
    const [out, into] = [side!.GameLineups[2]!, side!.GameLineups[11]!];
    expect(await sentBy({ kind: 'substitute', out, into })).toEqual([
      'sub',
      {
        gameID: ID,
        lineupOrder: 3,
        position: '2B',
        removedGameLineupID: out.gameLineupID,
        addedGameLineupID: into.gameLineupID,
        eventNumber: 12,
      },
    ]);
  });

  test('giving up needs none', async () => {
    expect(await sentBy({ kind: 'abandon' })).toEqual(['abandon', undefined]);
  });
});

test('Play to End asks first, until the player says that it need not', () => {
  localStorage.clear();
  expect(playToEndSetting.read()).toBe('ask');
  playToEndSetting.set('play');
  expect(localStorage.getItem('pennant-play-to-end')).toBe('play');
});
