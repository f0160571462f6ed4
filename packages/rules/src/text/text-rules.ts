import { MAX_AWARD_REASON_LENGTH } from '../admin/award-limits.ts';
import { MAX_DECISION_REASON_LENGTH } from '../reports/report-limits.ts';

/** What a text that is shown to others may be. */
export interface TextRule {
  /** The text, at the beginning of a sentence: "A team name". */
  readonly what: string;
  /** The sentence for an empty text; null where it may be left empty. */
  readonly empty: string | null;
  /** In graphemes. */
  readonly maxLength: number;
  /** In UTF-8. */
  readonly maxBytes: number;
  /** Whether it may have several lines. */
  readonly hasLines: boolean;
}

/** Maximum length of a name in UTF-8. */
const MAX_NAME_BYTES = 240;

/** Returns the rule of a name: one line. */
const ofName = (what: string, maxLength: number, empty: string | null): TextRule => ({
  what,
  empty,
  maxLength,
  maxBytes: MAX_NAME_BYTES,
  hasLines: false,
});

/** Returns the rule of a longer text: up to four bytes for a character. */
const ofText = (
  what: string,
  maxLength: number,
  { empty = null, hasLines = false }: { empty?: string | null; hasLines?: boolean } = {},
): TextRule => ({ what, empty, maxLength, maxBytes: 4 * maxLength, hasLines });

/**
 * The texts that players and admins type for others to read. The contract parses them by these
 * rules, and forms show the same sentences. User names have a rule of their own (`username.ts`).
 */
export const TEXT_RULES = {
  teamName: ofName('A team name', 60, 'Team name is required.'),
  discordUsername: ofName('A Discord username', 64, null),
  seriesName: ofName('The name of a series', 60, 'Give it a name, at most 60 characters.'),
  cardName: ofName('The name on a card', 60, 'Give the card a name.'),
  clubName: ofName('The name of a club', 40, 'Give the club a name.'),
  cupName: ofName('The name of a cup', 60, 'Give the cup a name.'),
  campaignName: ofName('The name of a campaign', 80, 'Give the campaign a name.'),
  campaignText: ofText('The description', 1000, {
    empty: 'Describe the campaign.',
    hasLines: true,
  }),
  contestName: ofName('The name of a contest', 80, null),
  contestText: ofText('The description', 1000, { hasLines: true }),
  contestResult: ofText('The text for the winner', 300),
  rewardText: ofText('The description', 300),
  awardReason: ofText('The reason of an award', MAX_AWARD_REASON_LENGTH, {
    empty: 'Say what the award is for.',
  }),
  decisionReason: ofText('The reason', MAX_DECISION_REASON_LENGTH, {
    empty: 'Say why: the user reads it.',
  }),
} as const satisfies Record<string, TextRule>;
