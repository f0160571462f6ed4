import type { GameSpeed } from '@pennant/rules/account/game-speed';
import type { TokenKind } from '../http/principal.ts';

/**
 * The types that the schema doesn't tell, by `table.column`: of columns that hold JSON or a word of
 * a closed list. A JSON column that is not listed is read as `unknown`.
 */
export interface ColumnTypes {
  'account.game_speed': GameSpeed;
  'letter_token.purpose': 'confirm' | 'reset' | 'email';
  'session_token.kind': TokenKind;
}
