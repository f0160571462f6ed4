import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeSeasonCards } from '@pennant/card-maker/cards/make-season-cards';
import { planCards } from '@pennant/card-maker/cards/plan-cards';
import { makeComputerClubs } from '@pennant/card-maker/clubs/computer-clubs';
import { famousClubs } from '@pennant/card-maker/clubs/famous-clubs';
import type { SeasonRecord } from '@pennant/card-maker/seasons/season-record';
import { generateHistory } from '@pennant/card-maker/synthetic/generate-history';
import { checkLineup } from '@pennant/rules/teams/lineup';
import { beforeAll, describe, expect, test } from 'vitest';
import { findLahmanFolder } from '../platform/settings.ts';
import { chooseHistorySource } from './history-source.ts';
import { readLahman } from './read-lahman.ts';

const found = findLahmanFolder(process.env['LAHMAN_DIR']);
if (!found.ok) throw new Error('LAHMAN_DIR names a folder that does not exist');
const record = found.folder;

if (record !== null) {
  describe('the real record', () => {
    let seasons: readonly SeasonRecord[] = [];
    beforeAll(async () => {
      seasons = await readLahman(record);
    });

    test('reads whole: every season since 1871, each with clubs, batters and pitchers', () => {
      expect(seasons.length).toBeGreaterThanOrEqual(153);
      expect(seasons.map((season) => season.year)).toEqual(
        Array.from({ length: seasons.length }, (_, i) => 1871 + i),
      );
      for (const { clubs, players } of seasons) {
        expect(clubs.length).toBeGreaterThanOrEqual(6);
        expect(players.filter((p) => p.batting).length).toBeGreaterThan(70);
        expect(players.filter((p) => p.pitching).length).toBeGreaterThan(9);
      }
      const of1927 = seasons.find((season) => season.year === 1927);
      expect(of1927?.players.find((p) => p.playerID === 'ruthba01')?.batting).toMatchObject({
        HR: 60,
        IBB: null,
        SF: null,
      });
    });

    test('has its surnames apart, and what pitchers hit since 1890', () => {
      const of = (year: number, playerID: string) =>
        seasons
          .find((season) => season.year === year)
          ?.players.find((player) => player.playerID === playerID);
      expect(of(2000, 'parkch01')).toMatchObject({ name: 'Chan Ho Park', surname: 'Park' });
      expect(of(1911, 'bakerfr01')).toMatchObject({ name: 'Home Run Baker', surname: 'Baker' });
      const later = seasons.filter(({ year }) => year >= 1890).flatMap(({ players }) => players);
      const silent = later.filter(({ pitching, hitBatsmen }) => pitching && hitBatsmen == null);
      expect(silent).toEqual([]);
    });

    test('has famous clubs of every era, the 1927 Yankees among them', () => {
      const famous = famousClubs(seasons);
      expect(famous.length).toBeGreaterThanOrEqual(30);
      expect(famous).toContainEqual({ year: 1927, team: 'NYA' });
      expect(famous).toContainEqual({ year: 1962, team: 'NYN' });
    });

    test('makes every club of every kind of era a legal computer team', () => {
      const plan = planCards(seasons);
      for (const season of seasons.filter(({ year }) => year % 19 === 9)) {
        const cards = makeSeasonCards(season, plan.get(season.year)!);
        const { clubs, replacements } = makeComputerClubs(season, cards);
        const byID = new Map([...cards, ...replacements].map((card) => [card.cardID, card]));
        for (const club of clubs) {
          const checked = checkLineup(club.lineup, (cardID) => byID.get(cardID));
          expect(checked).toEqual({ ok: true, score: club.score });
        }
      }
    });

    test('has no player of the Hall of Fame who is found in the invented history', () => {
      const rowsOf = (file: string) =>
        readFileSync(path.join(record, file), 'utf8')
          .split('\n')
          .map((line) => line.trimEnd().split(','));
      const names = new Map(
        rowsOf('People.csv').map((row) => [row[0], `${row[9]} ${row[10]}`.toLowerCase()]),
      );
      const famous = new Set(
        rowsOf('HallOfFame.csv')
          .filter((row) => row[6] === 'Y' && row[7] === 'Player')
          .map(([playerID]) => names.get(playerID)),
      );
      expect(famous).toContain('babe ruth');
      const invented = new Set(
        generateHistory().flatMap(({ players }) => players.map(({ name }) => name)),
      );
      expect([...invented].filter((name) => famous.has(name.toLowerCase()))).toEqual([]);
    });
  });
} else {
  // The real record is not on this machine, so only the small one is read (read-lahman.test.ts).
  test('without a record the history is invented, and a folder without its files is refused', async () => {
    expect(chooseHistorySource({ lahmanDir: record })).toMatchObject({ history: 'invented' });
    await expect(readLahman(import.meta.dirname)).rejects.toThrow('People.csv');
  });
}
