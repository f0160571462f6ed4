-- What a migrated database looks like, for reading. Made from the migrations by schema.test.ts;
-- after a new migration: npx vitest run --project 'server (embedded)' schema.test -u

create sequence admin_series_id as integer start with 100001 increment by 1;

create sequence custom_card_id as integer start with 100000001 increment by 1;

CREATE OR REPLACE FUNCTION public.audit_log_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is only added to' using errcode = 'restrict_violation';
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is only added to' using errcode = 'restrict_violation';
end $function$
;

CREATE OR REPLACE FUNCTION public.postings_sum_to_zero()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from added group by user_id, journal_id, asset, item having sum(amount) <> 0
  ) then
    raise exception 'these postings do not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.wallet_changes_go_up()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.changes <> old.changes + 1 then
    raise exception 'the balance of % changed without a posting', new.user_id using errcode = 'check_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.wallet_starts_empty()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.balance <> 0 or new.changes <> 0 then
    raise exception 'a wallet starts empty' using errcode = 'check_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.write_turn(of_user uuid, of_game uuid, of_session uuid, played_version integer, next_version integer, next_state jsonb, events jsonb, day timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  event record;
begin
  perform from session
  where user_id = of_user and session_id = of_session and ended_at is null;
  if not found then
    return false;
  end if;

  update game set version = next_version, state = next_state, last_played_day = day
  where user_id = of_user and game_id = of_game and version = played_version and not is_final;
  if not found then
    return false;
  end if;

  -- One by one: an insert of several would go by way of the first server again.
  for event in
    select played.n, played.command, played.event
    from jsonb_to_recordset(events) as played (n integer, command jsonb, event jsonb)
  loop
    insert into game_event (user_id, game_id, event_number, command, stored_event)
    values (of_user, of_game, event.n, event.command, event.event);
  end loop;
  return true;
end $function$
;

create table account (
  user_id uuid not null,
  username text not null,
  email text not null,
  password_hash text not null,
  is_admin boolean not null default false,
  email_confirmed_at timestamp with time zone,
  exp bigint not null default 0,
  game_speed text not null default 'normal'::text,
  discord_username text,
  created_at timestamp with time zone not null,
  last_login_at timestamp with time zone,
  must_change_password boolean not null default false,
  shows_games boolean not null default true,
  hidden_at timestamp with time zone,
  shows_live_games boolean not null default false,
  constraint account_pkey PRIMARY KEY (user_id),
  constraint account_exp_check CHECK (exp >= 0),
  constraint account_game_speed_check CHECK (game_speed = ANY (ARRAY['normal'::text, 'fast'::text, 'faster'::text, 'instant'::text]))
);

CREATE INDEX account_admins ON account USING btree (user_id) WHERE is_admin;

create table attempt_limit (
  limit_key text not null,
  attempts integer not null,
  window_ends_at timestamp with time zone not null,
  group_key text,
  constraint attempt_limit_pkey PRIMARY KEY (limit_key)
);

CREATE INDEX attempt_limit_group_key ON attempt_limit USING btree (group_key) WHERE group_key IS NOT NULL;

CREATE INDEX attempt_limit_window_ends_at ON attempt_limit USING btree (window_ends_at);

create table audit_log (
  entry_id uuid not null,
  admin_id uuid not null,
  admin_name text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  created_at timestamp with time zone not null,
  constraint audit_log_pkey PRIMARY KEY (entry_id)
);

CREATE INDEX audit_log_by_action ON audit_log USING btree (action, entry_id DESC);

CREATE INDEX audit_log_by_admin ON audit_log USING btree (lower(admin_name), entry_id DESC);

CREATE INDEX audit_log_by_subject ON audit_log USING btree (subject_kind, subject_id, entry_id DESC);

CREATE TRIGGER audit_log_is_kept BEFORE DELETE OR UPDATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_kept();

CREATE TRIGGER audit_log_is_not_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_kept();

create table batting_statistics (
  user_id uuid not null,
  period smallint not null,
  card_id integer not null,
  pa integer not null,
  ab integer not null,
  h1 integer not null,
  h2 integer not null,
  h3 integer not null,
  hr integer not null,
  r integer not null,
  rbi integer not null,
  bb integer not null,
  sb integer not null,
  qualified boolean not null,
  avg double precision not null generated always as (
CASE
    WHEN ab = 0 THEN 0::double precision
    ELSE (h1 + h2 + h3 + hr)::double precision / ab::double precision
END) stored,
  obp double precision not null generated always as (
CASE
    WHEN pa = 0 THEN 0::double precision
    ELSE (h1 + h2 + h3 + hr + bb)::double precision / pa::double precision
END) stored,
  slg double precision not null generated always as (
CASE
    WHEN ab = 0 THEN 0::double precision
    ELSE (h1 + 2 * h2 + 3 * h3 + 4 * hr)::double precision / ab::double precision
END) stored,
  ops double precision not null generated always as (
CASE
    WHEN pa = 0 THEN 0::double precision
    ELSE (h1 + h2 + h3 + hr + bb)::double precision / pa::double precision
END +
CASE
    WHEN ab = 0 THEN 0::double precision
    ELSE (h1 + 2 * h2 + 3 * h3 + 4 * hr)::double precision / ab::double precision
END) stored,
  wpa integer not null default 0,
  constraint batting_statistics_pkey PRIMARY KEY (user_id, period, card_id),
  constraint batting_statistics_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(card_id),
  constraint batting_statistics_period_check CHECK (period >= 0),
  constraint batting_statistics_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX board_avg ON batting_statistics USING btree (period, avg DESC, user_id, card_id) WHERE qualified;

CREATE INDEX board_bb ON batting_statistics USING btree (period, bb DESC, user_id, card_id) WHERE bb > 0;

CREATE INDEX board_h1 ON batting_statistics USING btree (period, h1 DESC, user_id, card_id) WHERE h1 > 0;

CREATE INDEX board_h2 ON batting_statistics USING btree (period, h2 DESC, user_id, card_id) WHERE h2 > 0;

CREATE INDEX board_h3 ON batting_statistics USING btree (period, h3 DESC, user_id, card_id) WHERE h3 > 0;

CREATE INDEX board_hr ON batting_statistics USING btree (period, hr DESC, user_id, card_id) WHERE hr > 0;

CREATE INDEX board_obp ON batting_statistics USING btree (period, obp DESC, user_id, card_id) WHERE qualified;

CREATE INDEX board_ops ON batting_statistics USING btree (period, ops DESC, user_id, card_id) WHERE qualified;

CREATE INDEX board_r ON batting_statistics USING btree (period, r DESC, user_id, card_id) WHERE r > 0;

CREATE INDEX board_rbi ON batting_statistics USING btree (period, rbi DESC, user_id, card_id) WHERE rbi > 0;

CREATE INDEX board_sb ON batting_statistics USING btree (period, sb DESC, user_id, card_id) WHERE sb > 0;

CREATE INDEX board_slg ON batting_statistics USING btree (period, slg DESC, user_id, card_id) WHERE qualified;

CREATE INDEX board_wpa ON batting_statistics USING btree (period, wpa DESC, user_id, card_id) WHERE wpa > 0;

create table campaign (
  campaign_id integer not null generated by default as identity,
  history_key text,
  name text not null,
  description text not null,
  created_at timestamp with time zone not null,
  constraint campaign_pkey PRIMARY KEY (campaign_id),
  constraint campaign_description_check CHECK (octet_length(description) >= 1 AND octet_length(description) <= 4000),
  constraint campaign_history_key_key UNIQUE (history_key),
  constraint campaign_name_check CHECK (octet_length(name) >= 1 AND octet_length(name) <= 320)
);

create table campaign_contest (
  campaign_contest_id integer not null generated by default as identity,
  history_key text,
  campaign_id integer not null,
  place integer not null,
  name text not null,
  description text not null,
  result text not null,
  reward_id integer,
  team_id uuid not null,
  num_of_games integer not null,
  constraint campaign_contest_pkey PRIMARY KEY (campaign_contest_id),
  constraint campaign_contest_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaign(campaign_id),
  constraint campaign_contest_description_check CHECK (octet_length(description) <= 4000),
  constraint campaign_contest_history_key_key UNIQUE (history_key),
  constraint campaign_contest_name_check CHECK (octet_length(name) <= 320),
  constraint campaign_contest_num_of_games_check CHECK (num_of_games >= 1 AND num_of_games <= 99),
  constraint campaign_contest_place_check CHECK (place > 0),
  constraint campaign_contest_result_check CHECK (octet_length(result) <= 1200),
  constraint campaign_contest_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES reward(reward_id),
  constraint campaign_contest_team_id_fkey FOREIGN KEY (team_id) REFERENCES computer_club(team_id)
);

CREATE INDEX campaign_contest_by_campaign ON campaign_contest USING btree (campaign_id, place, campaign_contest_id);

CREATE INDEX campaign_contest_by_reward ON campaign_contest USING btree (reward_id) WHERE reward_id IS NOT NULL;

create table card (
  card_id integer not null,
  series_id integer,
  player_id text not null,
  name text not null,
  year integer not null,
  type text not null,
  league text not null,
  teams text not null,
  club_name text not null,
  rating integer not null,
  positions text not null,
  bats text,
  throws text,
  d2 text,
  d3 text,
  d4 text,
  d5 text,
  d6 text,
  d7 text,
  d8 text,
  d9 text,
  d10 text,
  d11 text,
  d12 text,
  xd2 text,
  xd3 text,
  xd4 text,
  xd5 text,
  xd6 text,
  xd7 text,
  xd8 text,
  xd9 text,
  xd10 text,
  xd11 text,
  xd12 text,
  speed integer,
  steal_attempt_rate double precision,
  steal_success_rate double precision,
  error_rate double precision,
  pd2 text,
  pd3 text,
  pd4 text,
  pd5 text,
  pd6 text,
  pd7 text,
  pd8 text,
  pd9 text,
  pd10 text,
  pd11 text,
  pd12 text,
  stamina integer,
  season jsonb not null,
  custom_image text,
  artist_id integer,
  custom_by uuid,
  surname text,
  wild_pitch_chance double precision,
  balk_chance double precision,
  passed_ball_chance double precision,
  constraint card_pkey PRIMARY KEY (card_id),
  constraint card_balk_chance_check CHECK (balk_chance >= 0::double precision AND balk_chance <= 0.25::double precision),
  constraint card_bats_check CHECK (bats = ANY (ARRAY['L'::text, 'R'::text, 'B'::text])),
  constraint card_card_id_check CHECK (card_id > 0),
  constraint card_check CHECK ((type = 'Batter'::text) = (d2 IS NOT NULL AND xd2 IS NOT NULL AND speed IS NOT NULL)),
  constraint card_check1 CHECK ((type = 'Pitcher'::text) = (stamina IS NOT NULL)),
  constraint card_check2 CHECK ((wild_pitch_chance IS NULL) = (balk_chance IS NULL)),
  constraint card_passed_ball_chance_check CHECK (passed_ball_chance >= 0::double precision AND passed_ball_chance <= 0.25::double precision),
  constraint card_rating_check CHECK (rating >= 0 AND rating <= 100),
  constraint card_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(series_id),
  constraint card_speed_check CHECK (speed >= 1 AND speed <= 98),
  constraint card_stamina_check CHECK (stamina >= 0),
  constraint card_throws_check CHECK (throws = ANY (ARRAY['L'::text, 'R'::text, 'B'::text])),
  constraint card_type_check CHECK (type = ANY (ARRAY['Batter'::text, 'Pitcher'::text])),
  constraint card_wild_pitch_chance_check CHECK (wild_pitch_chance >= 0::double precision AND wild_pitch_chance <= 0.25::double precision)
);

CREATE INDEX card_by_player ON card USING btree (player_id);

CREATE INDEX card_by_rating ON card USING btree (rating DESC, card_id);

CREATE INDEX card_by_series ON card USING btree (series_id);

CREATE INDEX card_by_year ON card USING btree (year, rating DESC);

create table card_career (
  user_id uuid not null,
  card_id integer not null,
  games integer not null,
  wins integer not null,
  losses integer not null,
  saves integer not null,
  earned_runs integer not null,
  moments bytea not null,
  best_game_id uuid,
  best_points double precision,
  best_wpa integer,
  constraint card_career_pkey PRIMARY KEY (user_id, card_id),
  constraint card_career_best_check CHECK (best_points IS NOT NULL OR (best_game_id IS NULL) = (best_wpa IS NULL)),
  constraint card_career_earned_runs_check CHECK (earned_runs >= 0),
  constraint card_career_games_check CHECK (games > 0),
  constraint card_career_losses_check CHECK (losses >= 0),
  constraint card_career_moments_check CHECK ((octet_length(moments) % 20) = 0),
  constraint card_career_saves_check CHECK (saves >= 0),
  constraint card_career_user_id_card_id_fkey FOREIGN KEY (user_id, card_id) REFERENCES card_inventory(user_id, card_id) ON DELETE CASCADE,
  constraint card_career_wins_check CHECK (wins >= 0)
);

CREATE INDEX career_by_points ON card_career USING btree (user_id) WHERE best_points IS NOT NULL;

create table card_inventory (
  user_id uuid not null,
  card_id integer not null,
  inventory_id uuid not null,
  amount integer not null,
  unsellable integer not null default 0,
  display_key text not null,
  exp integer not null default 0,
  ab integer not null default 0,
  h1 integer not null default 0,
  h2 integer not null default 0,
  h3 integer not null default 0,
  hr integer not null default 0,
  bb integer not null default 0,
  so integer not null default 0,
  runs integer not null default 0,
  rbi integer not null default 0,
  sb integer not null default 0,
  cs integer not null default 0,
  ip_outs integer not null default 0,
  is_locked boolean not null default false,
  wpa integer not null default 0,
  constraint card_inventory_pkey PRIMARY KEY (user_id, card_id),
  constraint card_inventory_amount_check CHECK (amount > 0),
  constraint card_inventory_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(card_id),
  constraint card_inventory_check CHECK (unsellable >= 0 AND unsellable <= amount),
  constraint card_inventory_exp_check CHECK (exp >= 0),
  constraint card_inventory_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE,
  constraint card_inventory_user_id_inventory_id_key UNIQUE (user_id, inventory_id)
);

CREATE INDEX card_inventory_duplicates ON card_inventory USING btree (user_id, card_id) WHERE amount > 1;

CREATE INDEX card_inventory_locked ON card_inventory USING btree (user_id, card_id) WHERE is_locked;

CREATE INDEX card_inventory_variant ON card_inventory USING btree (display_key) WHERE display_key !~ '^[0-9]+-base$'::text;

create table card_making (
  making_id uuid not null,
  admin_id uuid not null,
  kind text not null,
  subject_id integer not null,
  is_dry_run boolean not null,
  replaces boolean not null,
  state text not null,
  done integer not null default 0,
  total integer not null default 0,
  result jsonb,
  error text,
  created_at timestamp with time zone not null,
  heartbeat_at timestamp with time zone not null,
  constraint card_making_pkey PRIMARY KEY (making_id),
  constraint card_making_kind_check CHECK (kind = ANY (ARRAY['season'::text, 'series'::text])),
  constraint card_making_state_check CHECK (state = ANY (ARRAY['working'::text, 'done'::text, 'failed'::text]))
);

CREATE UNIQUE INDEX card_making_at_work ON card_making USING btree ((true)) WHERE state = 'working'::text;

create table card_wish (
  user_id uuid not null,
  card_id integer not null,
  wished_at timestamp with time zone not null,
  constraint card_wish_pkey PRIMARY KEY (user_id, card_id),
  constraint card_wish_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(card_id),
  constraint card_wish_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

create table catalogue (
  "only" boolean not null default true,
  history text not null,
  fingerprint text not null,
  first_year integer not null,
  last_year integer not null,
  started_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  history_version integer not null default 1,
  constraint catalogue_pkey PRIMARY KEY ("only"),
  constraint catalogue_check CHECK (last_year >= first_year),
  constraint catalogue_history_check CHECK (history = ANY (ARRAY['record'::text, 'invented'::text])),
  constraint catalogue_history_version_check CHECK (history_version > 0),
  constraint catalogue_only_check CHECK ("only")
);

create table catalogue_season (
  year integer not null,
  place integer not null,
  cards integer,
  made_at timestamp with time zone,
  made_from text,
  maker_version integer not null default 1,
  is_corrected boolean not null default false,
  constraint catalogue_season_pkey PRIMARY KEY (year),
  constraint catalogue_season_cards_check CHECK (cards >= 0),
  constraint catalogue_season_check CHECK ((cards IS NULL) = (made_at IS NULL)),
  constraint catalogue_season_maker_version_check CHECK (maker_version > 0),
  constraint catalogue_season_place_key UNIQUE (place)
);

create table challenge (
  user_id uuid not null,
  game_id uuid not null,
  created_at timestamp with time zone not null,
  defender_user_id uuid not null,
  team_name text not null,
  defender_team_name text not null,
  unrated_reason text,
  rating double precision not null,
  deviation double precision not null,
  defender_rating double precision not null,
  defender_deviation double precision not null,
  ended_at timestamp with time zone,
  day timestamp with time zone,
  won boolean,
  runs smallint,
  defender_runs smallint,
  is_abandoned boolean,
  rating_before double precision,
  rating_after double precision,
  told_at timestamp with time zone,
  constraint challenge_pkey PRIMARY KEY (user_id, game_id),
  constraint challenge_unrated_reason_check CHECK (unrated_reason = ANY (ARRAY['by_link'::text, 'pair_within_day'::text, 'same_network'::text, 'in_cup'::text])),
  constraint challenge_user_id_game_id_fkey FOREIGN KEY (user_id, game_id) REFERENCES game(user_id, game_id) ON DELETE CASCADE
);

CREATE INDEX challenge_by_defender ON challenge USING btree (defender_user_id);

CREATE INDEX challenge_of_day ON challenge USING btree (user_id, day) WHERE day IS NOT NULL;

CREATE INDEX challenge_under_way ON challenge USING btree (user_id) WHERE ended_at IS NULL;

CREATE INDEX challenge_untold ON challenge USING btree (ended_at) WHERE ended_at IS NOT NULL AND told_at IS NULL;

create table challenge_link (
  user_id uuid not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint challenge_link_pkey PRIMARY KEY (user_id, token_hash),
  constraint challenge_link_token_hash_check CHECK (octet_length(token_hash) = 32),
  constraint challenge_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX challenge_link_expires_at ON challenge_link USING btree (expires_at);

create table completed_series (
  user_id uuid not null,
  series_id integer not null,
  cards integer not null,
  journal_id uuid not null,
  completed_at timestamp with time zone not null,
  constraint completed_series_pkey PRIMARY KEY (user_id, series_id),
  constraint completed_series_cards_check CHECK (cards > 0),
  constraint completed_series_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(series_id),
  constraint completed_series_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

create table computer_club (
  team_id uuid not null,
  year integer not null,
  team text not null,
  league text not null,
  name text not null,
  wins integer not null,
  losses integer not null,
  score integer not null,
  is_offered boolean not null,
  complete_games double precision,
  steal_attempts double precision,
  intentional_walks double precision,
  constraint computer_club_pkey PRIMARY KEY (team_id),
  constraint computer_club_complete_games_check CHECK (complete_games >= 0::double precision AND complete_games <= 1::double precision),
  constraint computer_club_intentional_walks_check CHECK (intentional_walks > 0::double precision),
  constraint computer_club_score_check CHECK (score >= 0 AND score <= 100),
  constraint computer_club_steal_attempts_check CHECK (steal_attempts > 0::double precision),
  constraint computer_club_year_team_key UNIQUE (year, team)
);

CREATE INDEX computer_club_offered ON computer_club USING btree (score, team_id) WHERE is_offered;

create table computer_club_lineup (
  team_id uuid not null,
  slot text not null,
  card_id integer not null,
  lineup_order integer,
  constraint computer_club_lineup_pkey PRIMARY KEY (team_id, slot),
  constraint computer_club_lineup_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(card_id),
  constraint computer_club_lineup_lineup_order_check CHECK (lineup_order >= 1 AND lineup_order <= 9),
  constraint computer_club_lineup_slot_check CHECK (slot = ANY (ARRAY['C'::text, '1B'::text, '2B'::text, '3B'::text, 'SS'::text, 'LF'::text, 'CF'::text, 'RF'::text, 'DH'::text, 'SP1'::text, 'SP2'::text, 'SP3'::text, 'SP4'::text, 'SP5'::text, 'RP1'::text, 'RP2'::text, 'RP3'::text, 'RP4'::text, 'RP5'::text, 'B1'::text, 'B2'::text, 'B3'::text, 'B4'::text, 'B5'::text])),
  constraint computer_club_lineup_team_id_card_id_key UNIQUE (team_id, card_id),
  constraint computer_club_lineup_team_id_fkey FOREIGN KEY (team_id) REFERENCES computer_club(team_id),
  constraint computer_club_lineup_team_id_lineup_order_key UNIQUE (team_id, lineup_order)
);

create table cup (
  cup_id uuid not null,
  created_at timestamp with time zone not null,
  name text not null,
  kind jsonb not null,
  begins_at timestamp with time zone not null,
  round_hours smallint not null,
  max_places smallint not null,
  state text not null,
  seed bytea not null,
  commitment bytea not null,
  entrants smallint not null default 0,
  bracket jsonb,
  ended_at timestamp with time zone,
  settled_at timestamp with time zone,
  winner_user_id uuid,
  winner_username text,
  winner_team text,
  constraint cup_pkey PRIMARY KEY (cup_id),
  constraint cup_check CHECK (state = 'open'::text OR state = 'cancelled'::text OR bracket IS NOT NULL),
  constraint cup_check1 CHECK ((ended_at IS NULL) = (state = ANY (ARRAY['open'::text, 'running'::text]))),
  constraint cup_commitment_check CHECK (octet_length(commitment) = 32),
  constraint cup_entrants_check CHECK (entrants >= 0),
  constraint cup_max_places_check CHECK (max_places = ANY (ARRAY[8, 16, 32])),
  constraint cup_round_hours_check CHECK (round_hours > 0),
  constraint cup_seed_check CHECK (octet_length(seed) = 32),
  constraint cup_state_check CHECK (state = ANY (ARRAY['open'::text, 'running'::text, 'over'::text, 'cancelled'::text]))
);

CREATE INDEX cup_by_begin ON cup USING btree (begins_at DESC, cup_id DESC);

CREATE INDEX cup_under_way ON cup USING btree (begins_at) WHERE settled_at IS NULL;

create table cup_entry (
  user_id uuid not null,
  cup_id uuid not null,
  entered_at timestamp with time zone not null,
  cup_name text not null,
  team_name text not null,
  result text,
  prize integer not null default 0,
  settled_at timestamp with time zone,
  constraint cup_entry_pkey PRIMARY KEY (user_id, cup_id),
  constraint cup_entry_check CHECK ((result IS NULL) = (settled_at IS NULL)),
  constraint cup_entry_prize_check CHECK (prize >= 0),
  constraint cup_entry_result_check CHECK (result = ANY (ARRAY['winner'::text, 'finalist'::text, 'semifinalist'::text, 'out'::text, 'left'::text, 'cancelled'::text])),
  constraint cup_entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

create table cup_place (
  cup_id uuid not null,
  place_id uuid not null,
  seed smallint,
  holder_user_id uuid,
  username text,
  team_name text not null,
  team jsonb not null,
  orders jsonb,
  rating double precision,
  entered_at timestamp with time zone not null,
  has_left boolean not null default false,
  seen_at timestamp with time zone,
  constraint cup_place_pkey PRIMARY KEY (cup_id, place_id),
  constraint cup_place_cup_id_fkey FOREIGN KEY (cup_id) REFERENCES cup(cup_id) ON DELETE CASCADE,
  constraint cup_place_cup_id_holder_user_id_key UNIQUE (cup_id, holder_user_id),
  constraint cup_place_cup_id_seed_key UNIQUE (cup_id, seed),
  constraint cup_place_seed_check CHECK (seed > 0)
);

CREATE INDEX cup_place_by_holder ON cup_place USING btree (holder_user_id) WHERE holder_user_id IS NOT NULL;

create table daily_attempt (
  user_id uuid not null,
  day date not null,
  started_at timestamp with time zone not null,
  choices text[] not null default '{}'::text[],
  finished_at timestamp with time zone,
  situations text[],
  valued jsonb,
  given_up double precision,
  valued_at timestamp with time zone,
  constraint daily_attempt_pkey PRIMARY KEY (user_id, day),
  constraint daily_attempt_check CHECK ((finished_at IS NULL) = (situations IS NULL)),
  constraint daily_attempt_check1 CHECK (finished_at IS NULL OR cardinality(situations) = cardinality(choices)),
  constraint daily_attempt_check2 CHECK (valued_at IS NULL OR finished_at IS NOT NULL),
  constraint daily_attempt_check3 CHECK ((valued_at IS NULL) = (valued IS NULL)),
  constraint daily_attempt_check4 CHECK ((valued_at IS NULL) = (given_up IS NULL)),
  constraint daily_attempt_given_up_check CHECK (given_up >= 0::double precision AND given_up <= 1::double precision),
  constraint daily_attempt_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX daily_attempt_finished ON daily_attempt USING btree (day) WHERE finished_at IS NOT NULL;

CREATE INDEX daily_attempt_to_value ON daily_attempt USING btree (finished_at) WHERE finished_at IS NOT NULL AND valued_at IS NULL;

create table daily_game (
  day date not null,
  game_id uuid not null,
  number integer not null,
  season_day date not null,
  side text not null,
  source jsonb not null,
  lineups jsonb not null,
  rules_version smallint not null,
  daily_version smallint not null,
  seed bytea not null,
  commitment bytea not null,
  made_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  players integer,
  scores jsonb,
  choices jsonb,
  constraint daily_game_pkey PRIMARY KEY (day),
  constraint daily_game_check CHECK ((closed_at IS NULL) = (players IS NULL)),
  constraint daily_game_check1 CHECK ((closed_at IS NULL) = (scores IS NULL)),
  constraint daily_game_check2 CHECK ((closed_at IS NULL) = (choices IS NULL)),
  constraint daily_game_commitment_check CHECK (octet_length(commitment) = 32),
  constraint daily_game_number_check CHECK (number > 0),
  constraint daily_game_players_check CHECK (players >= 0),
  constraint daily_game_seed_check CHECK (octet_length(seed) = 32),
  constraint daily_game_side_check CHECK (side = ANY (ARRAY['visitors'::text, 'home'::text]))
);

CREATE INDEX daily_game_open ON daily_game USING btree (day) WHERE closed_at IS NULL;

create table day_of_games (
  user_id uuid not null,
  day timestamp with time zone not null,
  games integer not null,
  clicked_games integer not null,
  constraint day_of_games_pkey PRIMARY KEY (user_id, day),
  constraint day_of_games_check CHECK (clicked_games >= 0 AND clicked_games <= games),
  constraint day_of_games_games_check CHECK (games > 0),
  constraint day_of_games_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX day_of_games_by_day ON day_of_games USING btree (day);

create table defence (
  user_id uuid not null,
  defence_id uuid not null,
  game_id uuid not null,
  challenger_user_id uuid not null,
  challenger_team_name text not null,
  team_name text not null,
  ended_at timestamp with time zone not null,
  day timestamp with time zone not null,
  won boolean not null,
  runs smallint not null,
  opponent_runs smallint not null,
  is_abandoned boolean not null,
  is_rated boolean not null,
  opponent_rating double precision not null,
  opponent_deviation double precision not null,
  rating_before double precision,
  rating_after double precision,
  constraint defence_pkey PRIMARY KEY (user_id, defence_id),
  constraint defence_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE,
  constraint defence_user_id_game_id_key UNIQUE (user_id, game_id)
);

CREATE INDEX defence_by_challenger ON defence USING btree (challenger_user_id);

CREATE INDEX defence_by_day ON defence USING btree (day);

CREATE INDEX defence_of_day ON defence USING btree (user_id, day) WHERE rating_after IS NOT NULL;

create table deleted_team (
  user_id uuid not null,
  team_id uuid not null,
  elo integer not null,
  elo_games integer not null,
  deleted_at timestamp with time zone not null,
  constraint deleted_team_pkey PRIMARY KEY (user_id, team_id),
  constraint deleted_team_elo_games_check CHECK (elo_games >= 0),
  constraint deleted_team_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX deleted_team_by_time ON deleted_team USING btree (deleted_at);

create table email_directory (
  email_key text not null,
  user_id uuid not null,
  constraint email_directory_pkey PRIMARY KEY (email_key)
);

CREATE INDEX email_directory_user_id ON email_directory USING btree (user_id);

create table game (
  user_id uuid not null,
  game_id uuid not null,
  created_at timestamp with time zone not null,
  role text not null,
  home_team_id uuid not null,
  home_name text not null,
  home_user_id uuid,
  visiting_team_id uuid not null,
  visiting_name text not null,
  visiting_user_id uuid,
  setup jsonb,
  client_seed bytea not null,
  server_chose_client_seed boolean not null,
  commitment bytea not null,
  version integer not null default 0,
  state jsonb not null,
  is_final boolean not null default false,
  is_abandoned boolean not null default false,
  finished_at timestamp with time zone,
  result_description text,
  seed bytea,
  earned_money bigint,
  earned_experience integer,
  user_campaign_contest_id uuid,
  elo_before integer,
  elo_after integer,
  experience_after bigint,
  game_of_day integer,
  clicked_game_of_day integer,
  rules_version smallint not null default 1,
  last_played_day timestamp with time zone not null default date_trunc('day'::text, now(), 'UTC'::text),
  idle_letter_day timestamp with time zone,
  is_public boolean,
  is_watchable boolean not null default false,
  has_wpa boolean not null default false,
  is_in_careers boolean not null default false,
  constraint game_pkey PRIMARY KEY (user_id, game_id),
  constraint game_check CHECK (is_final OR setup IS NOT NULL),
  constraint game_client_seed_check CHECK (octet_length(client_seed) = 16),
  constraint game_role_check CHECK (role = ANY (ARRAY['home'::text, 'away'::text])),
  constraint game_rules_version_check CHECK (rules_version > 0),
  constraint game_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE,
  constraint game_user_id_game_id_fkey FOREIGN KEY (user_id, game_id) REFERENCES game_commitment(user_id, game_id)
);

CREATE INDEX game_idle ON game USING btree (last_played_day) WHERE NOT is_final;

CREATE INDEX game_not_in_careers ON game USING btree (user_id, game_id) WHERE is_final AND NOT is_abandoned AND NOT is_in_careers AND home_user_id IS DISTINCT FROM visiting_user_id;

CREATE INDEX game_of_contest ON game USING btree (user_id, user_campaign_contest_id, game_id) WHERE user_campaign_contest_id IS NOT NULL;

CREATE UNIQUE INDEX game_of_contest_unfinished ON game USING btree (user_id, user_campaign_contest_id) WHERE user_campaign_contest_id IS NOT NULL AND NOT is_final;

CREATE INDEX game_unfinished ON game USING btree (user_id, game_id DESC) WHERE NOT is_final;

CREATE INDEX game_unrated ON game USING btree (finished_at, game_id) WHERE is_final AND elo_after IS NULL AND (home_user_id IS NULL OR visiting_user_id IS NULL);

CREATE INDEX game_without_record ON game USING btree (user_id, game_id) WHERE is_final AND setup IS NOT NULL;

CREATE INDEX game_without_visibility ON game USING btree (user_id, game_id) WHERE is_public IS NULL AND NOT is_final;

CREATE INDEX game_without_wpa ON game USING btree (user_id, game_id) WHERE is_final AND NOT has_wpa;

create table game_commitment (
  user_id uuid not null,
  game_id uuid not null,
  number integer not null,
  seed bytea not null,
  commitment bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint game_commitment_pkey PRIMARY KEY (user_id, game_id),
  constraint game_commitment_commitment_check CHECK (octet_length(commitment) = 32),
  constraint game_commitment_number_check CHECK (number > 0),
  constraint game_commitment_seed_check CHECK (octet_length(seed) = 32),
  constraint game_commitment_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE,
  constraint game_commitment_user_id_number_key UNIQUE (user_id, number)
);

CREATE UNIQUE INDEX game_commitment_outstanding ON game_commitment USING btree (user_id) WHERE used_at IS NULL;

create table game_event (
  user_id uuid not null,
  game_id uuid not null,
  event_number integer not null,
  command jsonb,
  stored_event jsonb not null,
  constraint game_event_pkey PRIMARY KEY (user_id, game_id, event_number),
  constraint game_event_event_number_check CHECK (event_number > 0)
);

create table game_record (
  user_id uuid not null,
  game_id uuid not null,
  format smallint not null,
  events integer not null,
  record bytea not null,
  checksum bytea not null,
  constraint game_record_pkey PRIMARY KEY (user_id, game_id),
  constraint game_record_checksum_check CHECK (octet_length(checksum) = 32),
  constraint game_record_events_check CHECK (events >= 0),
  constraint game_record_format_check CHECK (format > 0),
  constraint game_record_user_id_game_id_fkey FOREIGN KEY (user_id, game_id) REFERENCES game(user_id, game_id) ON DELETE CASCADE
);

create table games_finished (
  user_id uuid not null,
  period smallint not null,
  games integer not null,
  constraint games_finished_pkey PRIMARY KEY (user_id, period),
  constraint games_finished_games_check CHECK (games > 0),
  constraint games_finished_period_check CHECK (period >= 0),
  constraint games_finished_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

create table idempotency_key (
  user_id uuid not null,
  key text not null,
  call text not null,
  request_hash bytea not null,
  status integer,
  answer json,
  created_at timestamp with time zone not null,
  constraint idempotency_key_pkey PRIMARY KEY (user_id, key)
);

CREATE INDEX idempotency_key_created_at ON idempotency_key USING btree (created_at);

create table journal (
  user_id uuid not null,
  journal_id uuid not null,
  reason text not null,
  cause jsonb not null,
  created_at timestamp with time zone not null,
  constraint journal_pkey PRIMARY KEY (user_id, journal_id)
);

CREATE TRIGGER journal_is_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON journal FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_kept();

create table ladder_month (
  month timestamp with time zone not null,
  closed_at timestamp with time zone not null,
  constraint ladder_month_pkey PRIMARY KEY (month)
);

create table ladder_standing (
  user_id uuid not null,
  month timestamp with time zone not null,
  rating double precision not null,
  attacks integer not null,
  place smallint,
  constraint ladder_standing_pkey PRIMARY KEY (user_id, month),
  constraint ladder_standing_place_check CHECK (place >= 1 AND place <= 3),
  constraint ladder_standing_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX ladder_standing_order ON ladder_standing USING btree (month, rating DESC, attacks DESC, user_id);

CREATE INDEX ladder_standing_winners ON ladder_standing USING btree (month DESC, place) WHERE place IS NOT NULL;

create table letter_token (
  user_id uuid not null,
  token_hash bytea not null,
  purpose text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  new_email text,
  constraint letter_token_pkey PRIMARY KEY (user_id, token_hash),
  constraint letter_token_new_email CHECK ((purpose = 'email'::text) = (new_email IS NOT NULL)),
  constraint letter_token_purpose_check CHECK (purpose = ANY (ARRAY['confirm'::text, 'reset'::text, 'email'::text])),
  constraint letter_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX letter_token_expires_at ON letter_token USING btree (expires_at);

create table live_game (
  game_id uuid not null,
  created_at timestamp with time zone not null,
  visiting_user_id uuid,
  home_user_id uuid,
  visiting_username text,
  home_username text,
  visiting_team text not null,
  home_team text not null,
  visiting_rating double precision not null,
  visiting_deviation double precision not null,
  home_rating double precision not null,
  home_deviation double precision not null,
  source jsonb,
  rules_version smallint not null,
  seed bytea not null,
  commitment bytea not null,
  is_rated boolean not null,
  unrated_reason text,
  cup_id uuid,
  version integer not null default 0,
  state jsonb not null,
  steps integer not null default 0,
  next_deadline timestamp with time zone,
  is_disputed boolean not null default false,
  ended_at timestamp with time zone,
  result jsonb,
  settled_at timestamp with time zone,
  constraint live_game_pkey PRIMARY KEY (game_id),
  constraint live_game_check CHECK ((ended_at IS NULL) = (result IS NULL)),
  constraint live_game_commitment_check CHECK (octet_length(commitment) = 32),
  constraint live_game_seed_check CHECK (octet_length(seed) = 32),
  constraint live_game_source_check CHECK (settled_at IS NOT NULL OR source IS NOT NULL),
  constraint live_game_steps_check CHECK (steps >= 0),
  constraint live_game_version_check CHECK (version >= 0)
);

CREATE INDEX live_game_by_home ON live_game USING btree (home_user_id);

CREATE INDEX live_game_by_visitor ON live_game USING btree (visiting_user_id);

CREATE INDEX live_game_due ON live_game USING btree (next_deadline) WHERE next_deadline IS NOT NULL;

CREATE INDEX live_game_unsettled ON live_game USING btree (ended_at) WHERE ended_at IS NOT NULL AND settled_at IS NULL;

CREATE INDEX live_game_without_record ON live_game USING btree (ended_at) WHERE settled_at IS NOT NULL AND source IS NOT NULL;

create table live_game_record (
  game_id uuid not null,
  format smallint not null,
  events integer not null,
  record bytea not null,
  checksum bytea not null,
  constraint live_game_record_pkey PRIMARY KEY (game_id),
  constraint live_game_record_checksum_check CHECK (octet_length(checksum) = 32),
  constraint live_game_record_events_check CHECK (events >= 0),
  constraint live_game_record_format_check CHECK (format > 0),
  constraint live_game_record_game_id_fkey FOREIGN KEY (game_id) REFERENCES live_game(game_id) ON DELETE CASCADE
);

create table live_game_step (
  game_id uuid not null,
  step_number integer not null,
  step jsonb not null,
  events jsonb not null,
  constraint live_game_step_pkey PRIMARY KEY (game_id, step_number),
  constraint live_game_step_game_id_fkey FOREIGN KEY (game_id) REFERENCES live_game(game_id) ON DELETE CASCADE,
  constraint live_game_step_step_number_check CHECK (step_number > 0)
);

create table live_invitation (
  user_id uuid not null,
  token_hash bytea not null,
  team_id uuid not null,
  is_rated boolean not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  game_id uuid,
  constraint live_invitation_pkey PRIMARY KEY (user_id, token_hash),
  constraint live_invitation_token_hash_check CHECK (octet_length(token_hash) = 32),
  constraint live_invitation_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX live_invitation_expires_at ON live_invitation USING btree (expires_at);

create table live_pair (
  pair_hash bytea not null,
  day timestamp with time zone not null,
  games integer not null,
  constraint live_pair_pkey PRIMARY KEY (pair_hash),
  constraint live_pair_games_check CHECK (games > 0),
  constraint live_pair_pair_hash_check CHECK (octet_length(pair_hash) = 32)
);

CREATE INDEX live_pair_day ON live_pair USING btree (day);

create table live_phrase (
  game_id uuid not null,
  said_at timestamp with time zone not null,
  side text not null,
  phrase text not null,
  constraint live_phrase_pkey PRIMARY KEY (game_id, said_at, side),
  constraint live_phrase_game_id_fkey FOREIGN KEY (game_id) REFERENCES live_game(game_id) ON DELETE CASCADE,
  constraint live_phrase_side_check CHECK (side = ANY (ARRAY['visitors'::text, 'home'::text]))
);

create table live_presence (
  game_id uuid not null,
  side text not null,
  seen_at timestamp with time zone not null,
  constraint live_presence_pkey PRIMARY KEY (game_id, side),
  constraint live_presence_game_id_fkey FOREIGN KEY (game_id) REFERENCES live_game(game_id) ON DELETE CASCADE,
  constraint live_presence_side_check CHECK (side = ANY (ARRAY['visitors'::text, 'home'::text]))
);

CREATE INDEX live_presence_seen_at ON live_presence USING btree (seen_at);

create table live_rating (
  user_id uuid not null,
  rating double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  day timestamp with time zone not null,
  start_rating double precision not null,
  start_deviation double precision not null,
  start_volatility double precision not null,
  games integer not null default 0,
  timeouts integer not null default 0,
  timed_out_at timestamp with time zone,
  waits_until timestamp with time zone,
  quit_day timestamp with time zone,
  quits integer not null default 0,
  constraint live_rating_pkey PRIMARY KEY (user_id),
  constraint live_rating_deviation_check CHECK (deviation > 0::double precision),
  constraint live_rating_games_check CHECK (games >= 0),
  constraint live_rating_quits_check CHECK (quits >= 0),
  constraint live_rating_start_deviation_check CHECK (start_deviation > 0::double precision),
  constraint live_rating_start_volatility_check CHECK (start_volatility > 0::double precision),
  constraint live_rating_timeouts_check CHECK (timeouts >= 0),
  constraint live_rating_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE,
  constraint live_rating_volatility_check CHECK (volatility > 0::double precision)
);

CREATE INDEX live_rating_board ON live_rating USING btree (rating DESC, user_id) WHERE games >= 5;

create table live_seat (
  user_id uuid not null,
  game_id uuid not null,
  side text not null,
  opponent_user_id uuid,
  opponent_username text,
  team_name text not null,
  opponent_team text not null,
  created_at timestamp with time zone not null,
  opponent_rating double precision not null,
  opponent_deviation double precision not null,
  ended_at timestamp with time zone,
  day timestamp with time zone,
  how text,
  won boolean,
  runs smallint,
  opponent_runs smallint,
  unrated_reason text,
  rating_before double precision,
  rating_after double precision,
  constraint live_seat_pkey PRIMARY KEY (user_id, game_id),
  constraint live_seat_how_check CHECK (how = ANY (ARRAY['played'::text, 'quit'::text, 'left'::text, 'calledOff'::text])),
  constraint live_seat_side_check CHECK (side = ANY (ARRAY['visitors'::text, 'home'::text])),
  constraint live_seat_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX live_seat_by_opponent ON live_seat USING btree (opponent_user_id);

CREATE INDEX live_seat_ended ON live_seat USING btree (user_id, ended_at DESC, game_id DESC) WHERE ended_at IS NOT NULL;

CREATE INDEX live_seat_of_day ON live_seat USING btree (user_id, day) WHERE rating_after IS NOT NULL;

CREATE INDEX live_seat_under_way ON live_seat USING btree (user_id) WHERE ended_at IS NULL;

create table live_waiting (
  user_id uuid not null,
  team_id uuid not null,
  username text not null,
  rating double precision not null,
  since timestamp with time zone not null,
  renewed_at timestamp with time zone not null,
  game_id uuid,
  constraint live_waiting_pkey PRIMARY KEY (user_id)
);

create table live_watch (
  only_row boolean not null default true,
  looked_at timestamp with time zone not null,
  constraint live_watch_pkey PRIMARY KEY (only_row),
  constraint live_watch_only_row_check CHECK (only_row)
);

create table migration (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migration_pkey PRIMARY KEY (name)
);

create table notification_key (
  is_only boolean not null default true,
  vapid_public_key bytea not null,
  vapid_private_key bytea not null,
  unsubscribe_secret bytea not null,
  created_at timestamp with time zone not null,
  constraint notification_key_pkey PRIMARY KEY (is_only),
  constraint notification_key_is_only_check CHECK (is_only),
  constraint notification_key_unsubscribe_secret_check CHECK (octet_length(unsubscribe_secret) = 32),
  constraint notification_key_vapid_private_key_check CHECK (octet_length(vapid_private_key) = 32),
  constraint notification_key_vapid_public_key_check CHECK (octet_length(vapid_public_key) = 65)
);

create table notification_setting (
  user_id uuid not null,
  letters boolean not null default false,
  offer_declined_at timestamp with time zone,
  notified_day timestamp with time zone,
  notified_by uuid,
  constraint notification_setting_pkey PRIMARY KEY (user_id),
  constraint notification_setting_check CHECK ((notified_day IS NULL) = (notified_by IS NULL)),
  constraint notification_setting_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

create table odds_table (
  odds_hash bytea not null,
  series_id integer not null,
  table_text text not null,
  constraint odds_table_pkey PRIMARY KEY (odds_hash),
  constraint odds_table_odds_hash_check CHECK (octet_length(odds_hash) = 32),
  constraint odds_table_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(series_id)
);

create table outbox_letter (
  letter_id uuid not null,
  recipient text not null,
  subject text not null,
  body_text text,
  body_html text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null,
  unsubscribe_url text,
  constraint outbox_letter_pkey PRIMARY KEY (letter_id)
);

CREATE INDEX outbox_letter_waiting ON outbox_letter USING btree (next_attempt_at) WHERE sent_at IS NULL;

create table outbox_notification (
  user_id uuid not null,
  notification_id uuid not null,
  kind text not null,
  title text not null,
  body text not null,
  path text not null,
  created_at timestamp with time zone not null,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null,
  constraint outbox_notification_pkey PRIMARY KEY (user_id, notification_id)
);

CREATE INDEX outbox_notification_next_attempt_at ON outbox_notification USING btree (next_attempt_at);

create table pack_draw (
  user_id uuid not null,
  epoch_id uuid not null,
  pack integer not null,
  series_id integer not null,
  odds_hash bytea not null,
  card_ids jsonb not null,
  journal_id uuid not null,
  constraint pack_draw_pkey PRIMARY KEY (user_id, epoch_id, pack),
  constraint pack_draw_odds_hash_fkey FOREIGN KEY (odds_hash) REFERENCES odds_table(odds_hash),
  constraint pack_draw_pack_check CHECK (pack > 0),
  constraint pack_draw_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(series_id),
  constraint pack_draw_user_id_epoch_id_fkey FOREIGN KEY (user_id, epoch_id) REFERENCES pack_epoch(user_id, epoch_id) ON DELETE CASCADE
);

create table pack_epoch (
  user_id uuid not null,
  epoch_id uuid not null,
  number integer not null,
  seed bytea not null,
  commitment bytea not null,
  client_seed bytea,
  packs integer not null default 0,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  client_seed_origin text default 'before_commitment'::text,
  constraint pack_epoch_pkey PRIMARY KEY (user_id, epoch_id),
  constraint pack_epoch_client_seed_check CHECK (octet_length(client_seed) = 16),
  constraint pack_epoch_client_seed_has_origin CHECK ((client_seed IS NULL) = (client_seed_origin IS NULL)),
  constraint pack_epoch_client_seed_origin_check CHECK (client_seed_origin = ANY (ARRAY['browser'::text, 'server'::text, 'before_commitment'::text])),
  constraint pack_epoch_commitment_check CHECK (octet_length(commitment) = 32),
  constraint pack_epoch_number_check CHECK (number > 0),
  constraint pack_epoch_packs_check CHECK (packs >= 0),
  constraint pack_epoch_seed_check CHECK (octet_length(seed) = 32),
  constraint pack_epoch_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE,
  constraint pack_epoch_user_id_number_key UNIQUE (user_id, number)
);

CREATE UNIQUE INDEX pack_epoch_open ON pack_epoch USING btree (user_id) WHERE closed_at IS NULL;

create table pack_inventory (
  user_id uuid not null,
  series_id integer not null,
  amount bigint not null,
  bought bigint not null default 0,
  constraint pack_inventory_pkey PRIMARY KEY (user_id, series_id),
  constraint pack_inventory_amount_check CHECK (amount >= 0 AND amount <= '9007199254740991'::bigint),
  constraint pack_inventory_bought_check CHECK (bought >= 0),
  constraint pack_inventory_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(series_id),
  constraint pack_inventory_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX pack_inventory_of_series ON pack_inventory USING btree (series_id);

create table pack_sold_before (
  user_id uuid not null,
  series_id integer not null,
  odds_hash bytea not null,
  amount bigint not null,
  changed_at timestamp with time zone not null,
  constraint pack_sold_before_pkey PRIMARY KEY (user_id, series_id, odds_hash),
  constraint pack_sold_before_amount_check CHECK (amount > 0),
  constraint pack_sold_before_odds_hash_fkey FOREIGN KEY (odds_hash) REFERENCES odds_table(odds_hash),
  constraint pack_sold_before_user_id_series_id_fkey FOREIGN KEY (user_id, series_id) REFERENCES pack_inventory(user_id, series_id) ON DELETE CASCADE
);

create table pitching_statistics (
  user_id uuid not null,
  period smallint not null,
  card_id integer not null,
  ip_outs integer not null,
  er integer not null,
  h integer not null,
  bb integer not null,
  so integer not null,
  w integer not null,
  sv integer not null,
  qualified boolean not null,
  era double precision not null generated always as (
CASE
    WHEN ip_outs = 0 THEN 0::double precision
    ELSE (27 * er)::double precision / ip_outs::double precision
END) stored,
  whip double precision not null generated always as (
CASE
    WHEN ip_outs = 0 THEN 0::double precision
    ELSE (3 * (h + bb))::double precision / ip_outs::double precision
END) stored,
  k9 double precision not null generated always as (
CASE
    WHEN ip_outs = 0 THEN 0::double precision
    ELSE (27 * so)::double precision / ip_outs::double precision
END) stored,
  wpa integer not null default 0,
  constraint pitching_statistics_pkey PRIMARY KEY (user_id, period, card_id),
  constraint pitching_statistics_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(card_id),
  constraint pitching_statistics_period_check CHECK (period >= 0),
  constraint pitching_statistics_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX board_era ON pitching_statistics USING btree (period, era, user_id, card_id) WHERE qualified;

CREATE INDEX board_ip ON pitching_statistics USING btree (period, ip_outs DESC, user_id, card_id) WHERE ip_outs > 0;

CREATE INDEX board_k9 ON pitching_statistics USING btree (period, k9 DESC, user_id, card_id) WHERE qualified;

CREATE INDEX board_pwpa ON pitching_statistics USING btree (period, wpa DESC, user_id, card_id) WHERE wpa > 0;

CREATE INDEX board_so ON pitching_statistics USING btree (period, so DESC, user_id, card_id) WHERE so > 0;

CREATE INDEX board_sv ON pitching_statistics USING btree (period, sv DESC, user_id, card_id) WHERE sv > 0;

CREATE INDEX board_w ON pitching_statistics USING btree (period, w DESC, user_id, card_id) WHERE w > 0;

CREATE INDEX board_whip ON pitching_statistics USING btree (period, whip, user_id, card_id) WHERE qualified;

create table posting (
  user_id uuid not null,
  journal_id uuid not null,
  line integer not null,
  asset text not null,
  item integer not null,
  holder text not null,
  amount bigint not null,
  change bigint,
  balance_after bigint,
  change_before bigint generated always as (NULLIF(change - 1, 0)) stored,
  balance_before bigint generated always as (balance_after - amount) stored,
  constraint posting_pkey PRIMARY KEY (user_id, journal_id, line),
  constraint posting_amount_check CHECK (amount <> 0 AND amount >= '-9007199254740991'::bigint AND amount <= '9007199254740991'::bigint),
  constraint posting_asset_check CHECK (asset = ANY (ARRAY['money'::text, 'pack'::text, 'card'::text])),
  constraint posting_balance UNIQUE (user_id, change, balance_after),
  constraint posting_balance_after_check CHECK (balance_after >= 0 AND balance_after <= '9007199254740991'::bigint),
  constraint posting_check CHECK ((asset = 'money'::text AND holder = 'user'::text) = (change IS NOT NULL AND balance_after IS NOT NULL)),
  constraint posting_continues FOREIGN KEY (user_id, change_before, balance_before) REFERENCES posting(user_id, change, balance_after) DEFERRABLE INITIALLY DEFERRED,
  constraint posting_first_change_starts_empty CHECK (change > 1 OR balance_after = amount),
  constraint posting_holder_check CHECK (holder = ANY (ARRAY['user'::text, 'house'::text])),
  constraint posting_user_id_journal_id_fkey FOREIGN KEY (user_id, journal_id) REFERENCES journal(user_id, journal_id) DEFERRABLE INITIALLY DEFERRED
);

CREATE UNIQUE INDEX posting_change ON posting USING btree (user_id, change DESC) WHERE change IS NOT NULL;

CREATE INDEX posting_of_card ON posting USING btree (user_id, item, journal_id) WHERE asset = 'card'::text AND holder = 'user'::text;

CREATE TRIGGER posting_is_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON posting FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_kept();

CREATE TRIGGER postings_sum_to_zero AFTER INSERT ON posting REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION postings_sum_to_zero();

create table profile_setting (
  user_id uuid not null,
  shows_discord boolean not null,
  constraint profile_setting_pkey PRIMARY KEY (user_id),
  constraint profile_setting_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

create table program_fact (
  name text not null,
  value jsonb not null,
  constraint program_fact_pkey PRIMARY KEY (name)
);

create table public_game_directory (
  game_id uuid not null,
  user_id uuid not null,
  constraint public_game_directory_pkey PRIMARY KEY (game_id)
);

CREATE INDEX public_game_directory_user_id ON public_game_directory USING btree (user_id);

create table published_team (
  user_id uuid not null,
  team_id uuid not null,
  hook text not null,
  steals text not null,
  closer text not null,
  published_at timestamp with time zone not null,
  username text not null,
  team_name text not null,
  team_score smallint not null,
  rating double precision not null,
  lot double precision not null,
  problem text,
  constraint published_team_pkey PRIMARY KEY (user_id),
  constraint published_team_closer_check CHECK (closer = ANY (ARRAY['RP1'::text, 'RP2'::text, 'RP3'::text, 'RP4'::text, 'RP5'::text])),
  constraint published_team_hook_check CHECK (hook = ANY (ARRAY['early'::text, 'usual'::text, 'late'::text])),
  constraint published_team_lot_check CHECK (lot >= 0::double precision AND lot < 1::double precision),
  constraint published_team_problem_check CHECK (problem = ANY (ARRAY['weak'::text, 'cannot_play'::text])),
  constraint published_team_steals_check CHECK (steals = ANY (ARRAY['never'::text, 'seldom'::text, 'usual'::text, 'often'::text])),
  constraint published_team_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE,
  constraint published_team_user_id_team_id_fkey FOREIGN KEY (user_id, team_id) REFERENCES team(user_id, team_id) ON DELETE CASCADE
);

CREATE INDEX published_team_by_rating ON published_team USING btree (rating, lot) WHERE problem IS NULL;

CREATE INDEX published_team_by_team_name ON published_team USING btree (lower(team_name) COLLATE "C") WHERE problem IS NULL;

CREATE INDEX published_team_by_username ON published_team USING btree (lower(username) COLLATE "C") WHERE problem IS NULL;

create table push_subscription (
  user_id uuid not null,
  endpoint_hash bytea not null,
  endpoint text not null,
  p256dh bytea not null,
  auth bytea not null,
  session_id uuid not null,
  device text not null,
  created_at timestamp with time zone not null,
  last_notification_id uuid,
  constraint push_subscription_pkey PRIMARY KEY (user_id, endpoint_hash),
  constraint push_subscription_auth_check CHECK (octet_length(auth) = 16),
  constraint push_subscription_device_check CHECK (length(device) <= 80),
  constraint push_subscription_endpoint_check CHECK (length(endpoint) <= 1024),
  constraint push_subscription_endpoint_hash_check CHECK (octet_length(endpoint_hash) = 32),
  constraint push_subscription_p256dh_check CHECK (octet_length(p256dh) = 65),
  constraint push_subscription_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE,
  constraint push_subscription_user_id_session_id_fkey FOREIGN KEY (user_id, session_id) REFERENCES session(user_id, session_id) ON DELETE CASCADE
);

create table rated_pair (
  pair_hash bytea not null,
  rated_at timestamp with time zone not null,
  constraint rated_pair_pkey PRIMARY KEY (pair_hash),
  constraint rated_pair_pair_hash_check CHECK (octet_length(pair_hash) = 32)
);

CREATE INDEX rated_pair_rated_at ON rated_pair USING btree (rated_at);

create table registration (
  user_id uuid not null,
  kept_card_id integer,
  sign_in_hash bytea not null,
  sign_in_expires_at timestamp with time zone not null,
  email_key text,
  constraint registration_pkey PRIMARY KEY (user_id),
  constraint registration_kept_card_id_fkey FOREIGN KEY (kept_card_id) REFERENCES card(card_id),
  constraint registration_sign_in_hash_check CHECK (octet_length(sign_in_hash) = 32),
  constraint registration_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX registration_email_key ON registration USING btree (email_key);

CREATE INDEX registration_sign_in_expires_at ON registration USING btree (sign_in_expires_at);

create table report (
  report_id uuid not null,
  reported_name_id uuid not null,
  reporter_id uuid,
  reason text,
  created_at timestamp with time zone not null,
  constraint report_pkey PRIMARY KEY (report_id),
  constraint report_reason_check CHECK (reason = ANY (ARRAY['offensive'::text, 'sexual'::text, 'personal'::text, 'advertising'::text, 'other'::text]))
);

CREATE INDEX report_of_name ON report USING btree (reported_name_id);

CREATE UNIQUE INDEX report_once ON report USING btree (reporter_id, reported_name_id);

create table reported_name (
  reported_name_id uuid not null,
  kind text not null,
  reported_user_id uuid,
  team_id uuid,
  name text not null,
  game_id uuid,
  reported_at timestamp with time zone not null,
  state text not null,
  decided_at timestamp with time zone,
  admin_name text,
  new_name text,
  decision_reason text,
  constraint reported_name_pkey PRIMARY KEY (reported_name_id),
  constraint reported_name_check CHECK ((state = 'open'::text) = (decided_at IS NULL)),
  constraint reported_name_kind_check CHECK (kind = ANY (ARRAY['username'::text, 'team_name'::text])),
  constraint reported_name_state_check CHECK (state = ANY (ARRAY['open'::text, 'renamed'::text, 'hidden'::text, 'shown'::text, 'dismissed'::text, 'closed'::text]))
);

CREATE INDEX reported_name_decided_at ON reported_name USING btree (decided_at) WHERE decided_at IS NOT NULL;

CREATE INDEX reported_name_of_user ON reported_name USING btree (reported_user_id);

CREATE INDEX reported_name_open_first ON reported_name USING btree ((state = 'open'::text), reported_name_id);

CREATE UNIQUE INDEX reported_name_that_stands ON reported_name USING btree (kind, reported_user_id, team_id, name) NULLS NOT DISTINCT WHERE state = ANY (ARRAY['open'::text, 'hidden'::text, 'dismissed'::text]);

create table reward (
  reward_id integer not null generated by default as identity,
  history_key text,
  money bigint not null,
  series_id integer,
  number_of_series integer,
  card_id integer,
  series_pct smallint,
  card_pct smallint,
  description text not null,
  constraint reward_pkey PRIMARY KEY (reward_id),
  constraint reward_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(card_id),
  constraint reward_card_pct_check CHECK (card_pct >= 0 AND card_pct <= 100),
  constraint reward_description_check CHECK (octet_length(description) <= 1200),
  constraint reward_history_key_key UNIQUE (history_key),
  constraint reward_money_check CHECK (money >= 0 AND money <= 1000000000),
  constraint reward_number_of_series_check CHECK (number_of_series >= 0 AND number_of_series <= 100),
  constraint reward_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(series_id),
  constraint reward_series_pct_check CHECK (series_pct >= 0 AND series_pct <= 100)
);

create table reward_grant (
  user_id uuid not null,
  campaign_contest_id integer not null,
  reward_id integer not null,
  user_campaign_contest_id uuid not null,
  game_id uuid not null,
  event_number integer not null,
  money bigint not null,
  series_id integer,
  packs integer not null,
  packs_drawn double precision,
  series_pct smallint not null,
  card_id integer,
  card_drawn double precision,
  card_pct smallint not null,
  granted_at timestamp with time zone not null,
  constraint reward_grant_pkey PRIMARY KEY (user_id, campaign_contest_id),
  constraint reward_grant_campaign_contest_id_fkey FOREIGN KEY (campaign_contest_id) REFERENCES campaign_contest(campaign_contest_id),
  constraint reward_grant_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

create table scored_game (
  user_id uuid not null,
  game_id uuid not null,
  constraint scored_game_pkey PRIMARY KEY (user_id, game_id),
  constraint scored_game_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

create table series (
  series_id integer not null,
  series_key text not null,
  name text not null,
  year integer,
  cost bigint not null,
  min_rating integer not null,
  teams_included text,
  purchase_limit integer,
  is_active boolean not null,
  number_of_cards integer not null default 6,
  kind text not null default 'theme'::text,
  tier_weights jsonb,
  constraint series_pkey PRIMARY KEY (series_id),
  constraint series_cost_check CHECK (cost >= 0),
  constraint series_kind_check CHECK (kind = ANY (ARRAY['base'::text, 'award'::text, 'milestone'::text, 'theme'::text])),
  constraint series_min_rating_check CHECK (min_rating >= 0 AND min_rating <= 100),
  constraint series_number_of_cards_check CHECK (number_of_cards > 0),
  constraint series_purchase_limit_check CHECK (purchase_limit > 0),
  constraint series_series_id_check CHECK (series_id > 0),
  constraint series_series_key_key UNIQUE (series_key)
);

create table series_card (
  series_id integer not null,
  card_id integer not null,
  constraint series_card_pkey PRIMARY KEY (series_id, card_id),
  constraint series_card_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(card_id),
  constraint series_card_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(series_id)
);

CREATE INDEX series_card_by_card ON series_card USING btree (card_id);

create table series_odds (
  series_id integer not null,
  min_rating integer not null,
  number_of_cards integer not null,
  odds_hash bytea not null,
  tiers jsonb not null,
  expected_resale double precision not null,
  can_fill_a_pack boolean not null,
  constraint series_odds_pkey PRIMARY KEY (series_id),
  constraint series_odds_odds_hash_check CHECK (octet_length(odds_hash) = 32),
  constraint series_odds_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(series_id)
);

create table session (
  user_id uuid not null,
  session_id uuid not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  device text not null default ''::text,
  last_used_at timestamp with time zone not null,
  constraint session_pkey PRIMARY KEY (user_id, session_id),
  constraint session_device_check CHECK (length(device) <= 80),
  constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

create table session_token (
  user_id uuid not null,
  token_hash bytea not null,
  session_id uuid not null,
  kind text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint session_token_pkey PRIMARY KEY (user_id, token_hash),
  constraint session_token_kind_check CHECK (kind = ANY (ARRAY['access'::text, 'id'::text, 'refresh'::text])),
  constraint session_token_user_id_session_id_fkey FOREIGN KEY (user_id, session_id) REFERENCES session(user_id, session_id) ON DELETE CASCADE
);

CREATE INDEX session_token_expires_at ON session_token USING btree (expires_at);

create table sign_in_network (
  user_id uuid not null,
  network text not null,
  last_signed_in_at timestamp with time zone not null,
  constraint sign_in_network_pkey PRIMARY KEY (user_id, network),
  constraint sign_in_network_network_check CHECK (length(network) <= 64),
  constraint sign_in_network_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX sign_in_network_last_signed_in_at ON sign_in_network USING btree (last_signed_in_at);

create table starter_set (
  user_id uuid not null,
  granted_at timestamp with time zone not null,
  year integer,
  team text,
  is_chosen boolean not null default false,
  kept_card_id integer,
  exchanges integer not null default 0,
  team_id uuid,
  team_name text,
  constraint starter_set_pkey PRIMARY KEY (user_id),
  constraint starter_set_exchanges_check CHECK (exchanges >= 0),
  constraint starter_set_kept_card_id_fkey FOREIGN KEY (kept_card_id) REFERENCES card(card_id),
  constraint starter_set_made_team CHECK ((team_id IS NULL) = (team_name IS NULL)),
  constraint starter_set_team CHECK (team IS NULL OR year IS NOT NULL),
  constraint starter_set_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

create table team (
  user_id uuid not null,
  team_id uuid not null,
  name text not null,
  score smallint not null,
  elo integer not null default 1500,
  elo_games integer not null default 0,
  next_starter smallint not null default 0,
  created_at timestamp with time zone not null,
  constraint team_pkey PRIMARY KEY (user_id, team_id),
  constraint team_elo_games_check CHECK (elo_games >= 0),
  constraint team_name_check CHECK (octet_length(name) >= 1 AND octet_length(name) <= 240),
  constraint team_next_starter_check CHECK (next_starter >= 0 AND next_starter <= 4),
  constraint team_score_check CHECK (score >= 0 AND score <= 100),
  constraint team_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE
);

CREATE INDEX team_by_id ON team USING btree (team_id);

CREATE INDEX team_by_rating ON team USING btree (elo DESC, team_id) WHERE elo_games > 0;

create table team_lineup (
  user_id uuid not null,
  team_id uuid not null,
  slot text not null,
  card_id integer not null,
  lineup_order smallint,
  constraint team_lineup_pkey PRIMARY KEY (user_id, team_id, slot),
  constraint team_lineup_card_id_fkey FOREIGN KEY (card_id) REFERENCES card(card_id),
  constraint team_lineup_lineup_order_check CHECK (lineup_order >= 1 AND lineup_order <= 9),
  constraint team_lineup_slot_check CHECK (slot = ANY (ARRAY['C'::text, '1B'::text, '2B'::text, '3B'::text, 'SS'::text, 'LF'::text, 'CF'::text, 'RF'::text, 'DH'::text, 'SP1'::text, 'SP2'::text, 'SP3'::text, 'SP4'::text, 'SP5'::text, 'RP1'::text, 'RP2'::text, 'RP3'::text, 'RP4'::text, 'RP5'::text, 'B1'::text, 'B2'::text, 'B3'::text, 'B4'::text, 'B5'::text])),
  constraint team_lineup_user_id_team_id_card_id_key UNIQUE (user_id, team_id, card_id),
  constraint team_lineup_user_id_team_id_fkey FOREIGN KEY (user_id, team_id) REFERENCES team(user_id, team_id) ON DELETE CASCADE,
  constraint team_lineup_user_id_team_id_lineup_order_key UNIQUE (user_id, team_id, lineup_order)
);

CREATE INDEX team_lineup_of_card ON team_lineup USING btree (card_id, user_id);

create table user_campaign_contest (
  user_id uuid not null,
  user_campaign_contest_id uuid not null,
  campaign_contest_id integer not null,
  team_id uuid not null,
  num_of_games integer not null,
  games integer not null default 0,
  wins integer not null default 0,
  losses integer not null default 0,
  result text,
  is_resigned boolean not null default false,
  result_description text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint user_campaign_contest_pkey PRIMARY KEY (user_id, user_campaign_contest_id),
  constraint user_campaign_contest_campaign_contest_id_fkey FOREIGN KEY (campaign_contest_id) REFERENCES campaign_contest(campaign_contest_id),
  constraint user_campaign_contest_check CHECK ((result IS NULL) = (decided_at IS NULL)),
  constraint user_campaign_contest_check1 CHECK ((wins + losses) <= games AND games <= num_of_games),
  constraint user_campaign_contest_games_check CHECK (games >= 0),
  constraint user_campaign_contest_losses_check CHECK (losses >= 0),
  constraint user_campaign_contest_num_of_games_check CHECK (num_of_games >= 1 AND num_of_games <= 99),
  constraint user_campaign_contest_result_check CHECK (result = ANY (ARRAY['win'::text, 'loss'::text, 'tie'::text])),
  constraint user_campaign_contest_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE,
  constraint user_campaign_contest_wins_check CHECK (wins >= 0)
);

CREATE INDEX user_campaign_contest_by_contest ON user_campaign_contest USING btree (user_id, campaign_contest_id, user_campaign_contest_id DESC);

CREATE UNIQUE INDEX user_campaign_contest_open ON user_campaign_contest USING btree (user_id, campaign_contest_id) WHERE result IS NULL;

create table user_rating (
  user_id uuid not null,
  rating double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  day timestamp with time zone not null,
  start_rating double precision not null,
  start_deviation double precision not null,
  start_volatility double precision not null,
  attacks integer not null,
  defences integer not null,
  month timestamp with time zone not null default date_trunc('month'::text, now(), 'UTC'::text),
  month_attacks integer not null default 0,
  constraint user_rating_pkey PRIMARY KEY (user_id),
  constraint user_rating_attacks_check CHECK (attacks >= 0),
  constraint user_rating_defences_check CHECK (defences >= 0),
  constraint user_rating_deviation_check CHECK (deviation > 0::double precision),
  constraint user_rating_month_attacks_check CHECK (month_attacks >= 0),
  constraint user_rating_start_deviation_check CHECK (start_deviation > 0::double precision),
  constraint user_rating_start_volatility_check CHECK (start_volatility > 0::double precision),
  constraint user_rating_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE,
  constraint user_rating_volatility_check CHECK (volatility > 0::double precision)
);

CREATE INDEX user_rating_board ON user_rating USING btree (rating DESC, user_id) WHERE attacks >= 5;

CREATE INDEX user_rating_month ON user_rating USING btree (month);

create table username_directory (
  username_key text not null,
  user_id uuid not null,
  constraint username_directory_pkey PRIMARY KEY (username_key)
);

CREATE INDEX username_directory_user_id ON username_directory USING btree (user_id);

create table wallet (
  user_id uuid not null,
  balance bigint not null default 0,
  changes bigint not null default 0,
  last_claimed_on date,
  last_change bigint generated always as (NULLIF(changes, 0)) stored,
  constraint wallet_pkey PRIMARY KEY (user_id),
  constraint wallet_balance_check CHECK (balance >= 0 AND balance <= '9007199254740991'::bigint),
  constraint wallet_changes_check CHECK (changes >= 0),
  constraint wallet_has_its_posting FOREIGN KEY (user_id, last_change, balance) REFERENCES posting(user_id, change, balance_after) DEFERRABLE INITIALLY DEFERRED,
  constraint wallet_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id) ON DELETE CASCADE,
  constraint wallet_without_changes_is_empty CHECK (changes > 0 OR balance = 0)
);

CREATE TRIGGER wallet_changes_go_up BEFORE UPDATE ON wallet FOR EACH ROW WHEN (old.balance <> new.balance OR old.changes <> new.changes) EXECUTE FUNCTION wallet_changes_go_up();

CREATE TRIGGER wallet_starts_empty BEFORE INSERT ON wallet FOR EACH ROW EXECUTE FUNCTION wallet_starts_empty();
