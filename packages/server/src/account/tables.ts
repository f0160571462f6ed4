import type { ColumnType } from 'kysely';
import type { TokenKind } from '../platform/http/caller.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    account: AccountTable;
    username_directory: { username_key: string; user_id: string };
    email_directory: { email_key: string; user_id: string };
    session: { user_id: string; session_id: string; created: Date; ended: Date | null };
    session_token: SessionTokenTable;
    letter_token: LetterTokenTable;
  }
}

type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface AccountTable {
  user_id: string;
  username: string;
  email: string;
  password_hash: string;
  is_admin: Defaulted<boolean>;
  email_confirmed: Date | null;
  exp: Defaulted<number>;
  game_speed: Defaulted<'normal' | 'fast' | 'faster' | 'instant'>;
  discord_username: string | null;
  created: Date;
  last_login: Date | null;
}

interface SessionTokenTable {
  user_id: string;
  token_hash: Buffer;
  session_id: string;
  kind: TokenKind;
  expires: Date;
  used: Date | null;
}

interface LetterTokenTable {
  user_id: string;
  token_hash: Buffer;
  purpose: 'confirm' | 'reset';
  expires: Date;
  used: Date | null;
}
