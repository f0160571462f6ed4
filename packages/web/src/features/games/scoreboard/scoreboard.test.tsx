import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Scoreboard, type ScoreboardScores } from './scoreboard.tsx';
import { TirednessGauge } from './tiredness-gauge.tsx';

const scores: ScoreboardScores = {
  inningScores: [0, 2, 1],
  visitorScore: 1,
  visitorHits: 4,
  visitorErrors: 0,
  homeScore: 2,
  homeHits: 3,
  homeErrors: 1,
};
const board = (over: Partial<ScoreboardScores>, atBat: Parameters<typeof Scoreboard>[0]['atBat']) =>
  renderToStaticMarkup(
    <Scoreboard
      visitor={{ name: 'Mudville', isComputer: true }}
      home={{ name: 'Elm City', isComputer: false }}
      scores={{ ...scores, ...over }}
      atBat={atBat}
    />,
  );

describe('the scoreboard', () => {
  test('has nine innings from the start, and more when the game needs them', () => {
    const columns = (markup: string) => markup.match(/data-inning/g)?.length;
    expect(columns(board({}, { inning: 2, half: 'top', outs: 1 }))).toBe(9);
    expect(
      columns(
        board(
          { inningScores: Array.from({ length: 23 }, () => 0) },
          { inning: 12, half: 'top', outs: 0 },
        ),
      ),
    ).toBe(12);
  });

  test('says the score, who is at bat, the outs, and which side the computer has', () => {
    const markup = board({}, { inning: 2, half: 'bottom', outs: 2 });
    expect(markup).toContain('Mudville 1, Elm City 2');
    expect(markup).toMatch(/Elm City<\/span><span class="art-unseen"> at bat/);
    expect(markup.match(/data-lit/g)).toHaveLength(2);
    expect(markup.match(/Computer/g)?.length).toBeGreaterThan(0);
    expect(markup).toContain('Bottom 2');
  });

  test('leaves an unplayed half-inning bare, and marks no one once the game is final', () => {
    const markup = board({}, null);
    expect(markup.match(/data-bare/g)).toHaveLength(18 - 3);
    expect(markup).not.toContain('data-batting');
    expect(markup).toContain('Final');
  });
});

describe('the gauge of a pitcher’s arm', () => {
  const gauge = (battersFaced: number, lostCellChance = 0, extraHitChance = 0) =>
    renderToStaticMarkup(
      <TirednessGauge
        name="Crane"
        tired={{ battersFaced, tiresAfter: 27, lostCellChance, extraHitChance }}
      />,
    );
  test('says that they are fresh, then when they tire, then what it costs', () => {
    expect(gauge(3)).toContain('Fresh arm: good cells fail 0%, extra hits 0%');
    expect(gauge(26)).toContain('Tires in 1 batter:');
    expect(gauge(30, 0.15, 0.06)).toContain('Tired: good cells fail 15%, extra hits 6%');
    expect(gauge(30, 0.15, 0.06)).toContain('data-tired');
  });
});
