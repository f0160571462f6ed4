-- Writes a turn that does not end its game: its state and its events, if nobody has written since
-- `played_version` and the session goes on. Returns whether it was written. Of a cluster, the
-- server that has the user's rows does all of it. As one statement, an insert of what an update
-- returns, it went by way of the first server, at three times the processor time.
create function write_turn(
  of_user uuid,
  of_game uuid,
  of_session uuid,
  played_version integer,
  next_version integer,
  next_state jsonb,
  events jsonb,
  day timestamptz
) returns boolean language plpgsql as $$
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
end $$;
